import type { CSSProperties } from 'react';
import type { Frame } from './frame.server.ts';

/** The editor's colours stand as variables on the header; where one is missing the token does. */
export function headerColours({ header: { appBar } }: Frame): CSSProperties {
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
