import type { CSSProperties } from 'react';
import type { PageShell } from './shell.server.ts';

/** The editor's colours as CSS variables on the header; missing ones fall back to the tokens. */
export function headerColours({ header: { appBar } }: PageShell): CSSProperties {
  return cssVariables({
    '--header-bg': appBar.bgColor,
    '--header-text': appBar.textColor,
    '--header-button': appBar.btnColor,
    '--header-button-text': appBar.btnTextColor,
  });
}

export function cssVariables(variables: Record<`--${string}`, string | number | null>): CSSProperties {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== null));
}
