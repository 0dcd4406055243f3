import { line, module, page, path, relation, rich, seo, text, toPage, type Document } from '../../compose.ts';
import { bannerOf, slide } from '../pictures.ts';
import { beside, column } from './parts.ts';

export const about: Document = page('about', {
  name: 'Over ons',
  pageType: 'content',
  order: 50,
  menuPosition: 'main',
  title: line('Over Gevel', 'À propos de Gevel', 'About Gevel', 'Über Gevel'),
  description: text(
    'Begonnen in 1998 in één kamer aan het water in Gent. Vandaag drie kantoren en nog altijd één manier van werken.',
    'Née en 1998 dans une pièce au bord de l’eau à Gand. Aujourd’hui trois agences, et toujours une seule façon de travailler.',
    'Begun in 1998 in one room by the water in Ghent. Three offices today, and still one way of working.',
    'Begonnen 1998 in einem Zimmer am Wasser in Gent. Heute drei Büros und noch immer eine Arbeitsweise.',
  ),
  breadcrumb: line('Over ons', 'À propos', 'About us', 'Über uns'),
  path: path('over-ons', 'a-propos', 'about-us', 'ueber-uns'),
  seo: seo(
    line('Over Gevel', 'À propos de Gevel', 'About Gevel', 'Über Gevel'),
    text(
      'Wie Gevel is: een familiekantoor met drie vestigingen en een zwak voor gevels.',
      'Qui est Gevel : une agence familiale, trois adresses et un faible pour les façades.',
      'Who Gevel is: a family firm with three offices and a weakness for façades.',
      'Wer Gevel ist: ein Familienbetrieb mit drei Büros und einer Schwäche für Fassaden.',
    ),
  ),
  showBanner: true,
  banner: bannerOf('banner-gent-ochtend'),
  modules: [
    column(
      8,
      ['Achter de gevel', 'Derrière la façade', 'Behind the façade', 'Hinter der Fassade'],
      {
        nl: `Een gevel is het eerste wat u van een huis ziet en het laatste wat u erover vertelt. Daarachter zitten een dak dat lekt of niet, buren die zingen of niet, en een label dat straks geld kost.

Wij kijken eerst naar wat erachter zit. Daarna pas naar de prijs.

Liesbeth Claes begon Gevel in 1998, na zes jaar als architect. Ze verkocht haar eerste huis aan een koppel dat er nog altijd woont. Het kantoor in Brussel kwam er in 2009, dat in Luxemburg in 2026. We zijn nooit deel geworden van een keten, en dat blijft zo.`,
        fr: `La façade est la première chose que l’on voit d’une maison et la dernière dont on parle. Derrière, il y a un toit qui fuit ou non, des voisins qui chantent ou non, et un label qui coûtera bientôt de l’argent.

Nous regardons d’abord ce qu’il y a derrière. Le prix vient ensuite.

Liesbeth Claes a fondé Gevel en 1998, après six ans comme architecte. Elle a vendu sa première maison à un couple qui y habite toujours. L’agence de Bruxelles a ouvert en 2009, celle de Luxembourg en 2026. Nous n’avons jamais rejoint de chaîne, et cela restera ainsi.`,
        en: `A façade is the first thing you see of a house and the last thing you talk about. Behind it is a roof that leaks or does not, neighbours who sing or do not, and a label that will soon cost money.

We look at what is behind it first. Only then at the price.

Liesbeth Claes began Gevel in 1998, after six years as an architect. She sold her first house to a couple who live there still. The Brussels office followed in 2009, the one in Luxembourg in 2026. We have never become part of a chain, and it will stay that way.`,
        de: `Die Fassade ist das Erste, was man von einem Haus sieht, und das Letzte, worüber man spricht. Dahinter liegen ein Dach, das dicht ist oder nicht, Nachbarn, die singen oder nicht, und ein Energieausweis, der bald Geld kostet.

Wir sehen zuerst, was dahinter ist. Erst dann den Preis.

Liesbeth Claes gründete Gevel 1998, nach sechs Jahren als Architektin. Ihr erstes Haus verkaufte sie an ein Paar, das noch immer dort wohnt. Das Büro in Brüssel kam 2009 hinzu, das in Luxemburg 2026. Wir sind nie Teil einer Kette geworden, und dabei bleibt es.`,
      },
      {
        button: {
          label: line('Maak kennis met het team', 'Rencontrez l’équipe', 'Meet the team', 'Das Team kennenlernen'),
          link: toPage('menuPage-team'),
        },
      },
    ),
    module('statsViewModule', {
      span: 4,
      colSizes: { _type: 'colSizes', sm: 12, md: 12, lg: 4 },
      view: 'list',
      titleSize: 'h3',
      title: line('In cijfers', 'En chiffres', 'In figures', 'In Zahlen'),
      relations: [
        relation('stats-view', 'years'),
        relation('stats-view', 'team'),
        relation('stats-view', 'cities'),
        relation('stats-view', 'rating'),
      ],
      numberItemOfRow: 1,
      maxItems: 4,
    }),
    beside(
      'left',
      'room-office',
      ['Waar we op letten', 'Ce à quoi nous tenons', 'What we hold to', 'Worauf wir achten'],
      {
        nl: `- **Eén makelaar per woning.** Wie schat, verkoopt ook. U vertelt uw verhaal één keer.
- **Geen pand dat we niet zagen.** Wie u rondleidt, was al in de kelder en op zolder.
- **Alles op tafel.** Scheuren, vergunningen, buren: wat we weten, staat in het dossier.
- **Geen haast in het bod.** Een termijn van drie dagen is geen druk, een termijn van drie uur wel.
- **Gelijke kansen.** Elke kandidaat-huurder krijgt dezelfde vragen. Wie daar niet mee kan leven, is bij ons aan het verkeerde adres.`,
        fr: `- **Un agent par bien.** Qui estime vend aussi. Vous racontez votre histoire une seule fois.
- **Pas de bien sans l’avoir vu.** Qui vous guide est déjà descendu à la cave et monté au grenier.
- **Tout sur la table.** Fissures, permis, voisins : ce que nous savons figure au dossier.
- **Pas de hâte dans l’offre.** Trois jours de délai, ce n’est pas une pression ; trois heures, si.
- **Des chances égales.** Chaque candidat locataire reçoit les mêmes questions. Qui ne l’accepte pas s’est trompé d’adresse.`,
        en: `- **One agent for each home.** Whoever values it sells it. You tell your story once.
- **No property we have not seen.** Whoever shows you round has been in the cellar and up in the attic.
- **Everything on the table.** Cracks, permits, neighbours: what we know is in the file.
- **No hurry about an offer.** A term of three days is no pressure, a term of three hours is.
- **Equal chances.** Every candidate tenant gets the same questions. Who cannot live with that has come to the wrong address.`,
        de: `- **Eine Person je Immobilie.** Wer bewertet, verkauft auch. Sie erzählen Ihre Geschichte einmal.
- **Nichts, was wir nicht gesehen haben.** Wer Sie herumführt, war schon im Keller und auf dem Dachboden.
- **Alles auf den Tisch.** Risse, Genehmigungen, Nachbarn: Was wir wissen, steht im Dossier.
- **Keine Eile beim Angebot.** Drei Tage Frist sind kein Druck, drei Stunden schon.
- **Gleiche Chancen.** Jeder Mietinteressent bekommt dieselben Fragen. Wem das nicht passt, der ist bei uns falsch.`,
      },
    ),
    module('galleryModule', {
      title: line(
        'Zes gevels, zes verhalen',
        'Six façades, six histoires',
        'Six fronts, six stories',
        'Sechs Fassaden, sechs Geschichten',
      ),
      slides: [
        slide('facade-gable'),
        slide('facade-nouveau'),
        slide('facade-corner'),
        slide('facade-farm'),
        slide('facade-loft'),
        slide('facade-modern', { link: toPage('menuPage-sale') }),
      ],
      delay: 4000,
      numberItemOfRow: 3,
      maxItems: 6,
    }),
    module('textModule', {
      view: 'quote',
      text: rich({
        nl: 'Ik heb nooit een huis verkocht. Ik heb mensen uitgelegd wat ze kochten, en dan verkochten ze het aan zichzelf. (Liesbeth Claes)',
        fr: 'Je n’ai jamais vendu une maison. J’ai expliqué aux gens ce qu’ils achetaient, et ils se la sont vendue eux-mêmes. (Liesbeth Claes)',
        en: 'I have never sold a house. I have explained to people what they were buying, and then they sold it to themselves. (Liesbeth Claes)',
        de: 'Ich habe nie ein Haus verkauft. Ich habe den Leuten erklärt, was sie kaufen, und dann haben sie es sich selbst verkauft. (Liesbeth Claes)',
      }),
      span: 7,
      colSizes: { _type: 'colSizes', sm: 12, md: 12, lg: 7 },
    }),
    module('contactModule', {
      title: line('Waar u ons vindt', 'Où nous trouver', 'Where to find us', 'Wo Sie uns finden'),
      titleSize: 'h3',
      relations: [relation('contact', 'address')],
      view: 'list',
      span: 5,
      colSizes: { _type: 'colSizes', sm: 12, md: 12, lg: 5 },
    }),
    module('testimonialsModule', {
      title: line('Wat klanten vertellen', 'Ce que disent nos clients', 'What clients say', 'Was Kunden erzählen'),
      sort: 'rating',
      numberItemOfRow: 3,
      maxItems: 3,
    }),
  ],
});
