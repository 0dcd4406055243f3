// Reads a file of app/listings/places/register: one place a line, each line below what it belongs to.
//
//   province east-flanders: Oost-Vlaanderen [fr Flandre-Orientale, en East Flanders]     a name, and where others differ
//   arrondissement Gent [fr Gand, en Ghent]
//   Gent [fr Gand, en Ghent]: 9000; 9050 Gentbrugge, Ledeberg                            postcodes, each with its parts
const larger = ['country', 'region', 'province', 'arrondissement'];

/** Parses a register file to its places, in order; throws for an invalid line. */
export function readRegister(text) {
  const places = [];
  const open = {};
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, kind, key, title] = /^(country|region|province|arrondissement)(?: ([a-z-]+):)? (.+)$/.exec(line) ?? [];
    if (kind === undefined) {
      places.push(...municipality(line, open.arrondissement));
      continue;
    }
    const { local, others } = names(title);
    const parent = larger
      .slice(0, larger.indexOf(kind))
      .reverse()
      .map((each) => open[each])
      .find(Boolean);
    const id = `${kind}.${key ?? slug(local)}`;
    for (const each of larger.slice(larger.indexOf(kind))) open[each] = undefined;
    open[kind] = id;
    places.push({
      id,
      kind,
      parent: parent ?? (kind === 'country' ? null : 'country.belgium'),
      local,
      others,
      postcodes: '',
      centre: null,
    });
  }
  return places;
}

function municipality(line, parent) {
  const [, title, rest] = /^(.+?): ([\d; -].*)$/.exec(line) ?? [];
  if (rest === undefined) throw new Error(`This line of the register is no place: ${line}`);
  const { local, others } = names(title);
  const id = slug(local);
  const groups = rest
    .split(';')
    .map((group) => /^ ?(\d{4}(?:-\d{4})?)(?: (.+))?$/.exec(group) ?? [undefined, '', group]);
  const parts = new Map();
  for (const [, postcode, list = ''] of groups) {
    if (postcode === '') throw new Error(`This line of the register has a postcode that is none: ${line}`);
    for (const part of list.split(/, (?![^[]*\])/).filter(Boolean)) {
      const own = names(part);
      parts.set(own.local, { ...own, postcodes: [...(parts.get(own.local)?.postcodes ?? []), postcode] });
    }
  }
  return [
    {
      id,
      kind: 'municipality',
      parent,
      local,
      others,
      postcodes: groups.map(([, postcode]) => postcode).join(' '),
      centre: null,
    },
    ...[...parts.values()].map((part) => ({
      id: `${id}.${slug(part.local)}`,
      kind: 'part',
      parent: id,
      local: part.local,
      others: part.others,
      postcodes: part.postcodes.join(' '),
      centre: null,
    })),
  ];
}

/** Parses `Gent [fr Gand, en Ghent]`: the local name applies to all languages that are not listed. */
function names(title) {
  const [, local, list = ''] = /^(.+?)(?: \[(.+)\])?$/.exec(title);
  const others = list
    .split(', ')
    .filter(Boolean)
    .map((each) => [each.slice(0, 2), each.slice(3)]);
  return { local, others: Object.fromEntries(others) };
}

function slug(name) {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[^a-z]+/g, '-').replace(/^-|-$/g, '');
}
