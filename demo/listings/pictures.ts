import type { PropertyTypeKey } from '~/listings/codes.ts';

/** What the drawer of pictures needs to know; it travels in the picture's address. */
export interface Drawn {
  id: string;
  type: PropertyTypeKey;
  variant: string;
  floors: number;
  /** Year it was built; 0 for plots. */
  era: number;
  seed: number;
  bedrooms: number;
}

type Room = 'living' | 'kitchen' | 'bedroom' | 'bathroom' | 'hall' | 'office' | 'shop' | 'warehouse' | 'garage';
type View = 'front' | 'back' | 'street' | 'aerial';

const roomNames: Record<Room, string> = {
  living: 'Leefruimte',
  kitchen: 'Keuken',
  bedroom: 'Slaapkamer',
  bathroom: 'Badkamer',
  hall: 'Inkom',
  office: 'Kantoor',
  shop: 'Winkelruimte',
  warehouse: 'Magazijn',
  garage: 'Garage',
};
const viewNames: Record<View, string> = {
  front: 'Voorgevel',
  back: 'Achterzijde',
  street: 'Straatbeeld',
  aerial: 'Luchtfoto',
};

const homeRooms: readonly Room[] = ['living', 'kitchen', 'bedroom', 'bathroom', 'hall'];
const rooms: Record<PropertyTypeKey, readonly Room[]> = {
  house: homeRooms,
  apartment: homeRooms,
  studio: ['living', 'kitchen', 'bathroom'],
  plot: [],
  'income-property': ['hall', 'living', 'kitchen', 'bathroom'],
  commercial: ['shop', 'office'],
  industrial: ['warehouse', 'office'],
  offices: ['office', 'hall', 'kitchen'],
  garage: ['garage'],
};

const size = { Width: 1600, Height: 1067 };

/** Four to seven pictures: the front first, then inside, then around. */
export function picturesOf(drawn: Drawn, count: number) {
  const inside = rooms[drawn.type].slice(0, count - 2);
  const around: View[] = ['back', 'street', 'aerial'];
  return [
    facade(drawn, 1, 'front'),
    ...inside.map((room, index) => ({
      ...size,
      ID: `${drawn.id}-${index + 2}`,
      Url: url('interior', drawn, index + 2, { room }),
      Name: roomNames[room],
    })),
    ...around
      .slice(0, Math.max(1, count - 1 - inside.length))
      .map((view, index) => facade(drawn, inside.length + 2 + index, view)),
  ];
}

export function planOf(drawn: Drawn) {
  return {
    ID: `${drawn.id}-plan-1`,
    Url: url('plan', drawn, 1, { bedrooms: String(drawn.bedrooms) }),
    Width: 1200,
    Height: 900,
    Name: 'Grondplan',
  };
}

/** The CRM's three sizes of the first picture. */
export function sizesOf(pictures: readonly { ID: string; Url: string; Name: string }[]) {
  const [first] = pictures;
  const item = (Width: number, Height: number) =>
    first && { ID: first.ID, Url: first.Url, Name: first.Name, Width, Height };
  return { SmallPictureItem: item(250, 167), MediumPictureItem: item(640, 427), XLargePictureItem: item(1600, 1067) };
}

function facade(drawn: Drawn, n: number, view: View) {
  return { ...size, ID: `${drawn.id}-${n}`, Url: url('facade', drawn, n, { view }), Name: viewNames[view] };
}

function url(kind: 'facade' | 'interior' | 'plan', drawn: Drawn, n: number, rest: Record<string, string>): string {
  const { id, type, variant, floors, era, seed } = drawn;
  const facts = {
    listing: id,
    n: String(n),
    ...rest,
    type,
    variant,
    floors: String(floors),
    era: String(era),
    seed: String(seed),
  };
  return `demo:${kind}?${new URLSearchParams(facts)}`;
}
