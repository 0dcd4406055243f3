import type { Language } from '~/i18n/languages.ts';
import { agentFor } from './agents.ts';
import { dayBefore } from './days.ts';
import { webIdOf } from './kinds.ts';
import { demoMunicipalities, streetNames } from './municipalities.ts';
import { picturesOf, planOf, type Drawn } from './pictures.ts';
import type { Random } from './random.ts';
import type { WordKey } from './texts/source.ts';
import { inLanguages } from './translations.ts';

interface ProjectPlan {
  id: string;
  zip: string;
  kind: 'flats' | 'houses';
  name: string;
  units: number;
  publicAddress: boolean;
  /** A project with a site of its own. */
  link?: string;
  situation: Record<Language, string>;
}

const plans: readonly ProjectPlan[] = [
  {
    id: 'P-01',
    zip: '9000',
    kind: 'flats',
    name: 'De Kaai',
    units: 9,
    publicAddress: true,
    situation: {
      nl: 'Aan het water, op tien minuten van het centrum.',
      fr: 'Au bord de l’eau, à dix minutes du centre.',
      en: 'On the waterside, ten minutes from the centre.',
      de: 'Am Wasser, zehn Minuten vom Zentrum.',
    },
  },
  {
    id: 'P-02',
    zip: '9300',
    kind: 'houses',
    name: 'Molenveld',
    units: 6,
    publicAddress: true,
    situation: {
      nl: 'Een autoluwe wijk rond een gemeenschappelijke tuin.',
      fr: 'Un quartier sans voitures autour d’un jardin commun.',
      en: 'A car-free neighbourhood around a shared garden.',
      de: 'Ein autofreies Viertel rund um einen gemeinsamen Garten.',
    },
  },
  {
    id: 'P-03',
    zip: '5000',
    kind: 'flats',
    name: 'Les Terrasses',
    units: 7,
    publicAddress: false,
    situation: {
      nl: 'Op de flank van de heuvel, met zicht op de vallei.',
      fr: 'À flanc de colline, avec vue sur la vallée.',
      en: 'On the hillside, overlooking the valley.',
      de: 'Am Hang, mit Blick auf das Tal.',
    },
  },
  {
    id: 'P-04',
    zip: '8010',
    kind: 'flats',
    name: 'Um Bierg',
    units: 5,
    publicAddress: true,
    link: 'https://um-bierg.example.com/',
    situation: {
      nl: 'Vlak bij de stad en haar kantoren.',
      fr: 'À deux pas de la ville et de ses bureaux.',
      en: 'Close to the city and its offices.',
      de: 'Nahe der Stadt und ihrer Büros.',
    },
  },
];

const titles: Record<ProjectPlan['kind'], Record<Language, (name: string, city: string) => string>> = {
  flats: {
    nl: (name, city) => `${name}: nieuwbouwappartementen in ${city}`,
    fr: (name, city) => `${name} : appartements neufs à ${city}`,
    en: (name, city) => `${name}: new-build apartments in ${city}`,
    de: (name, city) => `${name}: Neubauwohnungen in ${city}`,
  },
  houses: {
    nl: (name, city) => `${name}: nieuwbouwwoningen in ${city}`,
    fr: (name, city) => `${name} : maisons neuves à ${city}`,
    en: (name, city) => `${name}: new-build houses in ${city}`,
    de: (name, city) => `${name}: Neubauhäuser in ${city}`,
  },
};

const descriptions: Record<Language, string> = {
  nl: 'Elke woning krijgt een warmtepomp, drievoudige beglazing en een eigen buitenruimte. De afwerking kiest u samen met de architect.',
  fr: 'Chaque logement dispose d’une pompe à chaleur, d’un triple vitrage et de son propre espace extérieur. Vous choisissez les finitions avec l’architecte.',
  en: 'Every home has a heat pump, triple glazing and its own outdoor space. You choose the finishes together with the architect.',
  de: 'Jede Wohneinheit hat eine Wärmepumpe, Dreifachverglasung und einen eigenen Außenbereich. Die Ausstattung wählen Sie gemeinsam mit dem Architekten.',
};

const deliveries: Record<Language, (year: string) => string> = {
  nl: (year) => `Oplevering voorzien in ${year}`,
  fr: (year) => `Livraison prévue en ${year}`,
  en: (year) => `Completion expected in ${year}`,
  de: (year) => `Fertigstellung voraussichtlich ${year}`,
};

const statuses: readonly [WordKey, ...WordKey[]] = ['unitFree', 'unitOption', 'unitSold'];

/** Construction projects in the CRM's spelling, with their price lists. */
export function projects(random: Random, today: string) {
  return plans.map((plan, index) => {
    const municipality = demoMunicipalities.find(({ zip }) => zip === plan.zip);
    if (!municipality) throw new Error(`No municipality has the postcode ${plan.zip}.`);
    const type = plan.kind === 'flats' ? 'apartment' : 'house';
    const floors = plan.kind === 'flats' ? 4 : 2;
    const drawn: Drawn = {
      id: plan.id,
      type,
      variant: 'new-flat',
      floors,
      era: 2027,
      seed: random.between(1, 9999),
      bedrooms: 2,
    };
    const delivery = dayBefore(today, -random.between(200, 500));
    return {
      ID: plan.id,
      ProjectNumber: `N-${String(index + 1).padStart(3, '0')}`,
      PublicAddress: Number(plan.publicAddress),
      Street: streetNames[municipality.streets][0],
      HouseNumber: String(random.between(1, 60)),
      BoxNr: '',
      Zip: municipality.zip,
      CountryID: municipality.countryId,
      Latitude: Number((municipality.latitude + 0.006).toFixed(5)),
      Longitude: Number((municipality.longitude - 0.008).toFixed(5)),
      DeliveryDate: delivery,
      ExternalLink: plan.link,
      ModifiedDate: `${dayBefore(today, index + 1)}T09:00:00Z`,
      PictureItems: picturesOf(drawn, 6),
      PlanItems: [planOf(drawn)],
      DocumentItems: [
        {
          ID: `${plan.id}-doc-1`,
          Url: `demo:document?project=${plan.id}&n=1`,
          ...inLanguages((_language, source) => ({ Name: source.words.documentPrices })),
        },
      ],
      ManagerItem: agentFor('sale', index),
      PriceList: Array.from({ length: plan.units }, (_, n) => unit(plan, n, municipality.level, random)),
      ...inLanguages((language, source) => ({
        Title: titles[plan.kind][language](plan.name, municipality.names[language]),
        Description: descriptions[language],
        City: municipality.names[language],
        CountryName: source.words[municipality.countryId === 50 ? 'luxembourg' : 'belgium'],
        Delivery: deliveries[language](delivery.slice(0, 4)),
        Situation: plan.situation[language],
      })),
    };
  });
}

function unit(plan: ProjectPlan, n: number, level: number, random: Random) {
  const flats = plan.kind === 'flats';
  const floor = flats ? Math.floor(n / 3) : 0;
  const living = flats ? random.between(68, 118) : random.between(135, 170);
  const status = random.between(0, 2);
  return {
    ID: `${plan.id}-${n + 1}`,
    Unit: flats ? `${floor}.${String((n % 3) + 1).padStart(2, '0')}` : `Lot ${n + 1}`,
    WebID: webIdOf(flats ? 'apartment' : 'house'),
    Floor: floor,
    Status: status,
    PublishPrice: n % 6 === 5 ? 0 : 1,
    Price: Math.round((level * 1.1 * living) / 1000) * 1000,
    SurfaceLiving: living,
    SurfaceTerrace: random.between(8, 22),
    BedRooms: living > 95 ? 3 : 2,
    ...inLanguages((_language, source) => ({
      StatusName: source.words[statuses[status] ?? statuses[0]],
      Requirement: source.words[n % 4 === 1 ? 'requirementOwner' : 'requirementNone'],
    })),
  };
}
