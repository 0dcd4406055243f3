import { Chapter } from './Chapter.tsx';

const grounds = [
  { name: 'limestone', use: 'page', swatch: 'bg-limestone', text: 'text-slate' },
  { name: 'surface', use: 'cards, fields', swatch: 'bg-surface', text: 'text-slate' },
  { name: 'slate', use: 'text', swatch: 'bg-slate', text: 'text-surface' },
  { name: 'slate-soft', use: 'text beside text', swatch: 'bg-slate-soft', text: 'text-surface' },
  { name: 'line', use: 'hairlines', swatch: 'bg-line', text: 'text-slate' },
  { name: 'brick', use: 'the action that matters', swatch: 'bg-brick', text: 'text-on-brick' },
  { name: 'brick-dark', use: 'the same, pointed at', swatch: 'bg-brick-dark', text: 'text-on-brick' },
  { name: 'moss', use: 'good news', swatch: 'bg-moss', text: 'text-surface' },
  { name: 'ochre', use: 'highlights', swatch: 'bg-ochre', text: 'text-surface' },
  { name: 'ochre-tint', use: 'highlighted grounds', swatch: 'bg-ochre-tint', text: 'text-slate' },
  { name: 'danger', use: 'errors', swatch: 'bg-danger', text: 'text-surface' },
];

/** The palette of building materials, each with the text colour that is readable on it. */
export function Colours() {
  return (
    <Chapter title="Colours">
      <ul className="grid grid-cols-2 gap-4 tablet:grid-cols-4 desktop:grid-cols-6">
        {grounds.map(({ name, use, swatch, text }) => (
          <li key={name} className={`grid aspect-[3/2] content-end border border-line p-3 ${swatch} ${text}`}>
            <span className="font-semibold">{name}</span>
            <span className="text-small">{use}</span>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
