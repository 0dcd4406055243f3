interface PropertyMapProps {
  id: string;
  title: string;
  latitude: number;
  longitude: number;
  /** The municipality's centre: a circle, no pin. */
  approximate: boolean;
  city: string;
}

/** Where a property is, in a frame of our own. It takes the width it is given and is 3:2, on phones 1:1. */
export function PropertyMap({ title }: PropertyMapProps) {
  return <div className="aspect-square w-full bg-line tablet:aspect-[3/2]" role="img" aria-label={title} />;
}
