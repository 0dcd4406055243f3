import type { RichTextBlock } from '~/content/rich-text/resolve.ts';
import type { Language } from '~/i18n/languages.ts';
import type { LocalText } from '~/i18n/text.ts';

/** What every module has of the editor's choices, requirements §3; each of them shows. */
export interface ModuleFrame {
  key: string;
  /** Where an editor finds it; only in previews of drafts. */
  edit?: string | undefined;
  title: LocalText | null;
  titleSize: 'h2' | 'h3' | 'h4';
  /** Where the title stands. */
  position: 'left' | 'center' | 'right';
  /** Columns of the page's twelve, on desktops. */
  span: number;
  colSizes: { sm: number | null; md: number | null; lg: number | null };
  view: string;
  /** How many items stand in a row on desktops. */
  itemsPerRow: number;
}

/** What a view takes: the frame, and what its folder's `load` gives. */
export type Loaded<Load extends (...args: never) => unknown> = ModuleFrame & Awaited<ReturnType<Load>>;

export interface LocalRichText {
  blocks: RichTextBlock[];
  lang?: Language;
}
