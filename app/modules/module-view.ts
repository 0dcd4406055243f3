import type { EditMark } from '~/content/preview/edit-marks.server.ts';
import type { RichTextBlock } from '~/content/rich-text/resolve.ts';
import type { Language } from '~/i18n/languages.ts';
import type { LocalText } from '~/i18n/text.ts';

/** The editor's settings that every module has (requirements 3.11). */
export interface ModuleBase {
  key: string;
  /** Edit links of the module and of fields that an element of their own shows; only in previews of drafts. */
  edit?: { module?: EditMark; title?: EditMark; text?: EditMark };
  title: LocalText | null;
  /** The visual size of the title. */
  titleSize: 'h2' | 'h3' | 'h4';
  /** The title's heading level on its page (`withTitleLevels`). */
  titleLevel: 2 | 3 | 4;
  /** Alignment of the title. */
  position: 'left' | 'center' | 'right';
  /** Number of the page's twelve columns, on desktops. */
  span: number;
  colSizes: { sm: number | null; md: number | null; lg: number | null };
  view: string;
  itemsPerRow: number;
}

/** A view's props: the fields shared by all modules and the result of its folder's `load`. */
export type Loaded<Load extends (...args: never) => unknown> = ModuleBase & Awaited<ReturnType<Load>>;

export interface LocalRichText {
  blocks: RichTextBlock[];
  lang?: Language;
}
