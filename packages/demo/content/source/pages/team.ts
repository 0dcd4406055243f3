import {
  line,
  module,
  page,
  path,
  picture,
  reference,
  rich,
  seo,
  text,
  toPage,
  type Document,
  type Words,
} from '../../compose.ts';
import { slide } from '../pictures.ts';
import { column } from './parts.ts';

/** Team members beside their portraits, two per row. */
function person(portrait: string, name: string, role: Words, words: Parameters<typeof rich>[0]) {
  const [nl, fr, en, de] = role;
  return column(6, [name, name, name, name], words, {
    titleSize: 'h3',
    image: picture(portrait, line(`${name}, ${nl}`, `${name}, ${fr}`, `${name}, ${en}`, `${name}, ${de}`)),
    imageSide: 'left',
  });
}

/** The other members of an office, with their roles. */
const colleagues = (name: Words, words: Parameters<typeof rich>[0]) => column(4, name, words, { titleSize: 'h3' });

export const team: Document = page('team', {
  name: 'Team',
  pageType: 'content',
  parent: reference('menuPage-about'),
  order: 10,
  menuPosition: 'main',
  title: line('Ons team', 'Notre équipe', 'Our team', 'Unser Team'),
  description: text(
    'Veertien mensen, van wie u er één altijd zelf aan de lijn krijgt.',
    'Quatorze personnes, dont une qui vous répond toujours elle-même.',
    'Fourteen people, one of whom always picks up the phone to you.',
    'Vierzehn Menschen, von denen Sie einen immer selbst ans Telefon bekommen.',
  ),
  breadcrumb: line('Team', 'Équipe', 'Team', 'Team'),
  path: path('team', 'equipe', 'team', 'team'),
  seo: seo(
    line('Het team van Gevel', 'L’équipe de Gevel', 'The Gevel team', 'Das Team von Gevel'),
    text(
      'De makelaars van Gevel in Gent, Brussel en Luxemburg.',
      'Les agents immobiliers de Gevel à Gand, Bruxelles et Luxembourg.',
      'The estate agents of Gevel in Ghent, Brussels and Luxembourg.',
      'Die Makler von Gevel in Gent, Brüssel und Luxemburg.',
    ),
  ),
  showBanner: true,
  modules: [
    person(
      'team-1',
      'Liesbeth Claes',
      ['zaakvoerder, Gent', 'gérante, Gand', 'managing director, Ghent', 'Geschäftsführerin, Gent'],
      {
        nl: '**Zaakvoerder, Gent**\n\nArchitect van opleiding. Leest een plan sneller dan een menukaart en zegt tegen elke klant wat ze zelf zou doen.',
        fr: '**Gérante, Gand**\n\nArchitecte de formation. Lit un plan plus vite qu’un menu et dit à chaque client ce qu’elle ferait elle-même.',
        en: '**Managing director, Ghent**\n\nTrained as an architect. Reads a plan faster than a menu and tells every client what she would do herself.',
        de: '**Geschäftsführerin, Gent**\n\nGelernte Architektin. Liest einen Grundriss schneller als eine Speisekarte und sagt allen, was sie selbst tun würde.',
      },
    ),
    person(
      'team-2',
      'Marc Dewitte',
      ['schatter, Gent', 'expert en évaluation, Gand', 'valuer, Ghent', 'Gutachter, Gent'],
      {
        nl: '**Schatter, Gent**\n\nLoopt al twintig jaar door de straten rond de Leie. Zijn schattingen liggen zelden meer dan drie procent naast de verkoopprijs.',
        fr: '**Expert en évaluation, Gand**\n\nParcourt depuis vingt ans les rues autour de la Lys. Ses estimations s’écartent rarement de plus de trois pour cent du prix de vente.',
        en: '**Valuer, Ghent**\n\nHas walked the streets around the Lys for twenty years. His valuations are seldom more than three per cent off the selling price.',
        de: '**Gutachter, Gent**\n\nGeht seit zwanzig Jahren durch die Straßen an der Leie. Seine Bewertungen liegen selten mehr als drei Prozent neben dem Verkaufspreis.',
      },
    ),
    person(
      'team-3',
      'Aïcha Ndiaye',
      ['makelaar, Brussel', 'agente immobilière, Bruxelles', 'estate agent, Brussels', 'Maklerin, Brüssel'],
      {
        nl: '**Makelaar, Brussel**\n\nOpent eerst het raam en dan pas haar map. Spreekt Frans, Nederlands, Engels en Wolof, en kent elke syndicus tussen Flagey en het Terkamerenbos.',
        fr: '**Agente immobilière, Bruxelles**\n\nOuvre d’abord la fenêtre, puis son dossier. Parle français, néerlandais, anglais et wolof, et connaît chaque syndic entre Flagey et le bois de la Cambre.',
        en: '**Estate agent, Brussels**\n\nOpens the window first and her folder afterwards. Speaks French, Dutch, English and Wolof, and knows every syndic between Flagey and the Bois de la Cambre.',
        de: '**Maklerin, Brüssel**\n\nÖffnet erst das Fenster und dann ihre Mappe. Spricht Französisch, Niederländisch, Englisch und Wolof und kennt jede Verwaltung zwischen Flagey und dem Bois de la Cambre.',
      },
    ),
    person(
      'team-4',
      'Luc Weber',
      ['makelaar, Luxemburg', 'agent immobilier, Luxembourg', 'estate agent, Luxembourg', 'Makler, Luxemburg'],
      {
        nl: '**Makelaar, Luxemburg**\n\nGroeide op in Ettelbruck en legt de twee energieklassen van het Groothertogdom uit zonder één keer “performance” te zeggen.',
        fr: '**Agent immobilier, Luxembourg**\n\nA grandi à Ettelbruck et explique les deux classes énergétiques du Grand-Duché sans dire une seule fois « performance ».',
        en: '**Estate agent, Luxembourg**\n\nGrew up in Ettelbruck and explains the Grand Duchy’s two energy classes without once saying “performance”.',
        de: '**Makler, Luxemburg**\n\nIn Ettelbrück aufgewachsen. Erklärt die beiden Energieklassen des Großherzogtums, ohne ein einziges Mal „Performance“ zu sagen.',
      },
    ),
    colleagues(['Gent', 'Gand', 'Ghent', 'Gent'], {
      nl: `- **Joris Verlinden**, verkoop: telt de stopcontacten
- **Sofie Peeters**, verkoop: doet de avondbezoeken
- **Katrien De Wael**, verhuur: antwoordt voor negen uur
- **Wout Maes**, bedrijfsvastgoed: meet laadpoorten na
- **Emma Willems**, nieuwbouw: leest lastenboeken uit
- **An Verhelst**, dossiers en beheer: vindt elke vergunning terug`,
      fr: `- **Joris Verlinden**, ventes : compte les prises de courant
- **Sofie Peeters**, ventes : assure les visites du soir
- **Katrien De Wael**, locations : répond avant neuf heures
- **Wout Maes**, bureaux et commerces : mesure les quais
- **Emma Willems**, projets neufs : lit les cahiers des charges jusqu’au bout
- **An Verhelst**, dossiers et gestion : retrouve chaque permis`,
      en: `- **Joris Verlinden**, sales: counts the sockets
- **Sofie Peeters**, sales: does the evening visits
- **Katrien De Wael**, lettings: answers before nine
- **Wout Maes**, commercial: measures loading doors
- **Emma Willems**, new buildings: reads specifications to the end
- **An Verhelst**, files and management: finds every permit again`,
      de: `- **Joris Verlinden**, Verkauf: zählt die Steckdosen
- **Sofie Peeters**, Verkauf: übernimmt die Abendbesichtigungen
- **Katrien De Wael**, Vermietung: antwortet vor neun Uhr
- **Wout Maes**, Gewerbe: misst Ladetore nach
- **Emma Willems**, Neubau: liest Baubeschreibungen zu Ende
- **An Verhelst**, Dossiers und Verwaltung: findet jede Genehmigung wieder`,
    }),
    colleagues(['Brussel', 'Bruxelles', 'Brussels', 'Brüssel'], {
      nl: `- **Nathan Dubois**, verkoop: kent de architect van elk huis in Sint-Gillis
- **Amélie Lambert**, verhuur: bewaart alle sleutels
- **Thomas Renard**, bedrijfsvastgoed: rekent in vierkante meter per stoel`,
      fr: `- **Nathan Dubois**, ventes : connaît l’architecte de chaque maison de Saint-Gilles
- **Amélie Lambert**, locations : garde toutes les clés
- **Thomas Renard**, bureaux et commerces : compte en mètres carrés par chaise`,
      en: `- **Nathan Dubois**, sales: knows the architect of every house in Saint-Gilles
- **Amélie Lambert**, lettings: keeps all the keys
- **Thomas Renard**, commercial: reckons in square metres a chair`,
      de: `- **Nathan Dubois**, Verkauf: kennt den Architekten jedes Hauses in Saint-Gilles
- **Amélie Lambert**, Vermietung: hütet alle Schlüssel
- **Thomas Renard**, Gewerbe: rechnet in Quadratmetern je Stuhl`,
    }),
    colleagues(['Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg'], {
      nl: `- **Claire Hoffmann**, verhuur: vier talen voor de middag, en een lijst van elke crèche
- **Thomas Renard** is er op dinsdag en donderdag voor kantoren en winkels`,
      fr: `- **Claire Hoffmann**, locations : quatre langues avant midi, et la liste de toutes les crèches
- **Thomas Renard** y est le mardi et le jeudi pour les bureaux et commerces`,
      en: `- **Claire Hoffmann**, lettings: four languages before noon, and a list of every nursery
- **Thomas Renard** is there on Tuesdays and Thursdays for offices and shops`,
      de: `- **Claire Hoffmann**, Vermietung: vier Sprachen vor dem Mittag und eine Liste aller Krippen
- **Thomas Renard** ist dienstags und donnerstags für Büros und Geschäfte da`,
    }),
    module('galleryModule', {
      title: line('Waar we werken', 'Où nous travaillons', 'Where we work', 'Wo wir arbeiten'),
      view: 'slider',
      slides: [slide('room-office'), slide('room-meeting'), slide('room-study')],
      delay: 5000,
      maxItems: 6,
      span: 7,
      colSizes: { _type: 'colSizes', sm: 12, md: 12, lg: 7 },
    }),
    module('textModule', {
      span: 5,
      colSizes: { _type: 'colSizes', sm: 12, md: 12, lg: 5 },
      title: line('Bij ons werken', 'Travailler avec nous', 'Working with us', 'Bei uns arbeiten'),
      view: 'plain',
      text: rich({
        nl: `We zoeken geregeld makelaars en stagiairs die graag op straat zijn en graag lezen. U krijgt een eigen wijk, een fiets of een treinabonnement, en tijd om elk dossier zelf te kennen.

Een diploma helpt om de erkenning van het BIV te krijgen, een luisterend oor helpt meer. Schrijf ons in drie zinnen welk gebouw u onlangs deed stilstaan, en waarom. Dat vertelt ons meer dan een brief.`,
        fr: `Nous cherchons régulièrement des agents et des stagiaires qui aiment être sur le terrain et qui aiment lire. Vous recevez un quartier, un vélo ou un abonnement de train, et le temps de connaître chaque dossier vous-même.

Un diplôme aide à obtenir l’agrément de l’IPI, une bonne oreille aide davantage. Écrivez-nous en trois phrases quel bâtiment vous a récemment arrêté, et pourquoi. Cela nous en dit plus qu’une lettre.`,
        en: `We regularly look for agents and trainees who like to be out and about and who like to read. You get a quarter of your own, a bicycle or a rail pass, and the time to know each file yourself.

A degree helps in getting the recognition of the BIV/IPI, a good ear helps more. Write to us in three sentences which building lately made you stop, and why. It tells us more than a letter.`,
        de: `Wir suchen regelmäßig Makler und Praktikanten, die gern unterwegs sind und gern lesen. Sie erhalten ein eigenes Viertel, ein Fahrrad oder eine Bahnkarte und die Zeit, jedes Dossier selbst zu kennen.

Ein Abschluss hilft bei der Zulassung durch das BIV/IPI, ein gutes Ohr hilft mehr. Schreiben Sie uns in drei Sätzen, welches Gebäude Sie zuletzt stehen bleiben ließ, und warum. Das sagt uns mehr als ein Brief.`,
      }),
      button: {
        label: line('Schrijf ons', 'Écrivez-nous', 'Write to us', 'Schreiben Sie uns'),
        link: toPage('menuPage-contact'),
      },
    }),
    module('textModule', {
      title: line(
        'Hoe we samenwerken',
        'Notre manière de travailler ensemble',
        'How we work together',
        'Wie wir zusammenarbeiten',
      ),
      titleSize: 'h3',
      view: 'columns',
      text: rich({
        nl: `Elke maandag om negen uur zitten we met alle kantoren aan één tafel, twee ervan op een scherm. We lopen de dossiers na die vastzitten, en de reacties die binnenkwamen. Wie een woning voor het eerst laat zien, vertelt de anderen hoe ze ruikt en klinkt.

Wat een koper in Brussel zoekt, ligt soms in Aarlen. Daarom delen we onze zoekers: een verkoop van de ene is nooit een verlies voor de andere. Het ereloon gaat naar het kantoor, niet naar de makelaar; niemand heeft er dus belang bij dat u te snel tekent.

Twee dagen per jaar sluiten we de deuren om te leren: de BIV-opleiding, een werf, een archief. Wat we er opsteken, leest u een maand later bij het nieuws.`,
        fr: `Chaque lundi à neuf heures, nous réunissons toutes les agences autour d’une table, deux d’entre elles sur écran. Nous passons en revue les dossiers bloqués et les réactions reçues. Qui fait visiter un bien pour la première fois raconte aux autres son odeur et ses bruits.

Ce qu’un acheteur cherche à Bruxelles se trouve parfois à Arlon. C’est pourquoi nous partageons nos candidats : la vente de l’un n’est jamais une perte pour l’autre. Les honoraires vont à l’agence, non à l’agent ; personne n’a donc intérêt à ce que vous signiez trop vite.

Deux jours par an, nous fermons pour apprendre : la formation de l’IPI, un chantier, des archives. Ce que nous en rapportons, vous le lisez un mois plus tard dans les actualités.`,
        en: `Every Monday at nine all offices sit at one table, two of them on a screen. We go through the files that are stuck and the comments that came in. Whoever shows a home for the first time tells the others how it smells and sounds.

What a buyer looks for in Brussels may be in Arlon. So we share our searches: a sale of one office is never a loss to another. The fee goes to the office and not to the agent, so nobody gains from your signing too soon.

Two days a year we close to learn: the training of the BIV/IPI, a building site, an archive. What we bring back you read in the news a month later.`,
        de: `Jeden Montag um neun sitzen alle Büros an einem Tisch, zwei davon auf dem Bildschirm. Wir gehen die Dossiers durch, die festsitzen, und die Rückmeldungen, die kamen. Wer ein Haus zum ersten Mal zeigt, erzählt den anderen, wie es riecht und klingt.

Was ein Käufer in Brüssel sucht, liegt manchmal in Arlon. Deshalb teilen wir unsere Suchaufträge: Ein Verkauf des einen ist nie ein Verlust für den anderen. Das Honorar geht an das Büro und nicht an die Person; niemand hat also etwas davon, wenn Sie zu schnell unterschreiben.

An zwei Tagen im Jahr schließen wir, um zu lernen: die Schulung des BIV/IPI, eine Baustelle, ein Archiv. Was wir mitbringen, lesen Sie einen Monat später unter Neues.`,
      }),
    }),
  ],
});
