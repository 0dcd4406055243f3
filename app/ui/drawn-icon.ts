import { createElement, forwardRef, type SVGProps } from 'react';

/** An icon as lucide keeps it: the elements of its drawing, 24 units wide and high. */
type Drawing = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

interface Props extends SVGProps<SVGSVGElement> {
  /** Width and height in px. */
  size?: number;
}

/**
 * What icons are made by in a build (`vite.drawn-icons.ts`). Lucide's own function works the drawing out anew each time, a
 * twentieth of a page's time, and gives each icon of a page six attributes that one class (`tokens.css`) gives them all.
 */
export default function drawnIcon(drawing: Drawing) {
  const elements = drawing.map(([tag, attributes]) => createElement(tag, attributes));
  return forwardRef<SVGSVGElement, Props>(({ size = 24, strokeWidth = 2, className, ...attributes }, ref) =>
    createElement(
      'svg',
      {
        ref,
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        strokeWidth,
        className: className ? `lucide ${className}` : 'lucide',
        ...attributes,
      },
      ...elements,
    ),
  );
}
