import { fixedPages } from '../../../../../app/addresses/table.ts';
import { line, module, page, path, relation, relationTo, rich, seo, text, type Document } from '../../compose.ts';
import { bannerOf } from '../pictures.ts';
import { beside, column, questions } from './parts.ts';

const { nl, fr, en, de } = fixedPages.valuation.segments;

export const valuation: Document = page('valuation', {
  name: 'Gratis schatting',
  pageType: 'valuation',
  order: 70,
  menuPosition: 'none',
  title: line('Gratis schatting', 'Estimation gratuite', 'Free valuation', 'Kostenlose Bewertung'),
  description: text(
    'Wat is uw woning waard? Een makelaar uit uw buurt komt kijken en geeft een onderbouwde prijs, zonder verplichting.',
    'Que vaut votre bien ? Un agent de votre quartier vient voir et donne un prix argumenté, sans engagement.',
    'What is your home worth? An agent from your area comes to see it and gives a reasoned price, with no obligation.',
    'Was ist Ihre Immobilie wert? Ein Makler aus Ihrer Gegend kommt vorbei und nennt einen begründeten Preis, unverbindlich.',
  ),
  breadcrumb: line('Gratis schatting', 'Estimation gratuite', 'Free valuation', 'Kostenlose Bewertung'),
  path: path(nl, fr, en, de),
  seo: seo(
    line(
      'Gratis schatting van uw woning',
      'Estimation gratuite de votre bien',
      'Free valuation of your home',
      'Kostenlose Immobilienbewertung',
    ),
    text(
      'Vraag een gratis schatting van uw huis of appartement. We komen langs binnen de vijf werkdagen.',
      'Demandez une estimation gratuite de votre maison ou appartement. Nous passons dans les cinq jours ouvrables.',
      'Ask for a free valuation of your house or apartment. We come by within five working days.',
      'Lassen Sie Haus oder Wohnung kostenlos bewerten. Wir kommen innerhalb von fünf Werktagen.',
    ),
  ),
  showBanner: true,
  banner: bannerOf('banner-buiten'),
  modules: [
    module('contactModule', {
      title: line(
        'Vertel ons over uw woning',
        'Parlez-nous de votre bien',
        'Tell us about your home',
        'Erzählen Sie uns von Ihrer Immobilie',
      ),
      text: rich({
        nl: 'Geef ons het adres en zeg wanneer u thuis bent. We bellen binnen één werkdag en komen binnen de vijf. Houd het EPC-attest en het kadastraal inkomen bij de hand als u ze hebt; zonder lukt het ook.',
        fr: 'Donnez-nous l’adresse et vos disponibilités. Nous appelons dans un délai d’un jour ouvrable et passons dans les cinq. Gardez le certificat PEB et le revenu cadastral à portée de main si vous les avez ; sans eux, cela va aussi.',
        en: 'Give us the address and say when you are at home. We call within one working day and come within five. Keep the energy certificate and the rateable income at hand if you have them; it works without them too.',
        de: 'Nennen Sie uns die Adresse und wann Sie zu Hause sind. Wir rufen innerhalb eines Werktags an und kommen innerhalb von fünf. Halten Sie Energieausweis und Katasterertrag bereit, falls vorhanden; es geht auch ohne.',
      }),
      relations: [relation('contact', 'contact-demand')],
      view: 'list',
      span: 6,
      colSizes: { _type: 'colSizes', sm: 12, md: 12, lg: 6 },
    }),
    column(6, ['Wat er gebeurt', 'Ce qui se passe', 'What happens', 'Was geschieht'], {
      nl: `1. **We bellen.** Vijf minuten: adres, type, bouwjaar, wat er verbouwd werd.
2. **We bereiden voor.** Kadaster, vergunningen, verkopen in uw straat en de drie straten errond.
3. **We komen langs.** Een uur. We meten, kijken in de kelder en op zolder, en vragen wat u weet over dak, leidingen en buren.
4. **U krijgt het cijfer op papier**, binnen de vijf werkdagen, met de vergelijkbare verkopen en met een bovenkant en een onderkant.`,
      fr: `1. **Nous appelons.** Cinq minutes : adresse, type, année, transformations.
2. **Nous préparons.** Cadastre, permis, ventes dans votre rue et dans les trois rues voisines.
3. **Nous passons.** Une heure. Nous mesurons, regardons la cave et le grenier, et demandons ce que vous savez du toit, des conduites et des voisins.
4. **Vous recevez le chiffre par écrit**, dans les cinq jours ouvrables, avec les ventes comparables et une fourchette.`,
      en: `1. **We call.** Five minutes: address, type, year, what has been altered.
2. **We prepare.** Land register, permits, sales in your street and the three streets around it.
3. **We come by.** An hour. We measure, look into the cellar and the attic, and ask what you know of roof, pipes and neighbours.
4. **You get the figure on paper**, within five working days, with the comparable sales and with an upper and a lower limit.`,
      de: `1. **Wir rufen an.** Fünf Minuten: Adresse, Art, Baujahr, Umbauten.
2. **Wir bereiten vor.** Kataster, Genehmigungen, Verkäufe in Ihrer Straße und den drei Straßen ringsum.
3. **Wir kommen vorbei.** Eine Stunde. Wir messen, sehen in Keller und Dachboden und fragen, was Sie über Dach, Leitungen und Nachbarn wissen.
4. **Sie erhalten den Wert auf Papier**, innerhalb von fünf Werktagen, mit vergleichbaren Verkäufen und einer Ober- und Untergrenze.`,
    }),
    beside(
      'right',
      'facade-corner',
      [
        'Hoe het cijfer tot stand komt',
        'Comment naît le chiffre',
        'How the figure comes about',
        'Wie die Zahl zustande kommt',
      ],
      {
        nl: `We vertrekken van wat er echt betaald werd voor woningen als de uwe, niet van vraagprijzen. Daarna tellen we op en trekken we af:

- **Ligging**: kant van de straat, zon, lawaai, afstand tot school en station
- **Oppervlakte**: wat bewoonbaar is, wat kelder of zolder blijft
- **Staat**: dak, ramen, verwarming, elektriciteit, vocht
- **Energie**: het label en wat het kost om het te verbeteren
- **Recht**: vergunningen, erfdienstbaarheden, overstromingsscores, verhuurd of vrij

Een schatting is geen deskundigenverslag voor een rechtbank of een erfenisaangifte. Hebt u dat nodig, dan zeggen we wie het kan opmaken.`,
        fr: `Nous partons de ce qui a réellement été payé pour des biens comparables, pas des prix demandés. Puis nous ajoutons et retranchons :

- **Situation** : côté de la rue, soleil, bruit, distance de l’école et de la gare
- **Surface** : ce qui est habitable, ce qui reste cave ou grenier
- **État** : toit, châssis, chauffage, électricité, humidité
- **Énergie** : le label et le coût pour l’améliorer
- **Droit** : permis, servitudes, risque d’inondation, loué ou libre

Une estimation n’est pas une expertise pour un tribunal ou une succession. S’il vous en faut une, nous disons qui peut l’établir.`,
        en: `We start from what was really paid for homes like yours, not from asking prices. Then we add and take away:

- **Situation**: side of the street, sun, noise, distance to school and station
- **Surface**: what is habitable, what remains cellar or attic
- **Condition**: roof, windows, heating, wiring, damp
- **Energy**: the label, and what it costs to improve it
- **Law**: permits, easements, flood scores, let or vacant

A valuation is not an expert’s report for a court or an estate. If you need one, we say who can draw it up.`,
        de: `Wir gehen von dem aus, was für vergleichbare Immobilien wirklich bezahlt wurde, nicht von Wunschpreisen. Dann zählen wir hinzu und ziehen ab:

- **Lage**: Straßenseite, Sonne, Lärm, Entfernung zu Schule und Bahnhof
- **Fläche**: was bewohnbar ist, was Keller oder Dachboden bleibt
- **Zustand**: Dach, Fenster, Heizung, Elektrik, Feuchtigkeit
- **Energie**: die Klasse und was es kostet, sie zu verbessern
- **Recht**: Genehmigungen, Dienstbarkeiten, Hochwassernoten, vermietet oder frei

Eine Bewertung ist kein Gutachten für ein Gericht oder einen Nachlass. Brauchen Sie eines, sagen wir, wer es erstellen kann.`,
      },
    ),
    questions(
      ['Goed om te weten', 'Bon à savoir', 'Good to know', 'Gut zu wissen'],
      [
        {
          ask: ['Is het echt gratis?', 'Est-ce vraiment gratuit ?', 'Is it really free?', 'Ist es wirklich kostenlos?'],
          answer: [
            'Ja. Als u ooit verkoopt, hopen we dat u aan ons denkt; meer is er niet.',
            'Oui. Si vous vendez un jour, nous espérons que vous penserez à nous ; c’est tout.',
            'Yes. If you sell one day, we hope that you think of us; there is no more to it.',
            'Ja. Wenn Sie eines Tages verkaufen, hoffen wir, dass Sie an uns denken; mehr ist nicht dabei.',
          ],
        },
        {
          ask: [
            'Wat houd ik het best bij de hand?',
            'Que préparer ?',
            'What should I have at hand?',
            'Was sollte ich bereithalten?',
          ],
          answer: [
            'Eigendomstitel of kadastraal uittreksel, EPC, facturen van grote werken, het laatste verslag van de syndicus en een plan als u er een hebt.',
            'Titre de propriété ou extrait cadastral, PEB, factures des gros travaux, dernier procès-verbal du syndic et un plan si vous en avez un.',
            'Title deed or cadastral extract, energy certificate, invoices of major works, the syndic’s last minutes and a plan if you have one.',
            'Eigentumstitel oder Katasterauszug, Energieausweis, Rechnungen größerer Arbeiten, das letzte Protokoll des Verwalters und einen Grundriss, falls vorhanden.',
          ],
        },
        {
          ask: [
            'Ik wil nog niet verkopen. Mag het toch?',
            'Je ne vends pas encore. Puis-je demander ?',
            'I am not selling yet. May I ask?',
            'Ich verkaufe noch nicht. Darf ich fragen?',
          ],
          answer: [
            'Ja. De helft van onze schattingen dient voor een scheiding, een schenking, een verbouwing of gewoon om het te weten.',
            'Oui. La moitié de nos estimations sert à une séparation, une donation, des travaux ou simplement à savoir.',
            'Yes. Half of our valuations are for a divorce, a gift, an alteration or simply to know.',
            'Ja. Die Hälfte unserer Bewertungen dient einer Trennung, einer Schenkung, einem Umbau oder einfach der Neugier.',
          ],
        },
        {
          ask: [
            'Hoe lang blijft het cijfer geldig?',
            'Combien de temps le chiffre vaut-il ?',
            'How long does the figure hold?',
            'Wie lange gilt der Wert?',
          ],
          answer: [
            'Reken op zes maanden. Daarna bekijken we het opnieuw, ook gratis.',
            'Comptez six mois. Ensuite nous le revoyons, gratuitement aussi.',
            'Count on six months. After that we look at it again, free as well.',
            'Rechnen Sie mit sechs Monaten. Danach sehen wir ihn uns neu an, ebenfalls kostenlos.',
          ],
        },
      ],
    ),
    module('testimonialsModule', {
      sort: 'chosen',
      view: 'slider',
      title: line('Wie ons liet schatten', 'Ils nous ont fait estimer', 'Who had us value', 'Wer uns bewerten ließ'),
      relations: [
        relationTo('testimonial', 'testimonial-devos'),
        relationTo('testimonial', 'testimonial-lambert'),
        relationTo('testimonial', 'testimonial-vandenberghe'),
      ],
      numberItemOfRow: 2,
      maxItems: 3,
    }),
  ],
});
