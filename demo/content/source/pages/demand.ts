import {
  line,
  module,
  page,
  path,
  relation,
  relationTo,
  rich,
  seo,
  text,
  toPage,
  type Document,
} from '../../compose.ts';
import { beside, column, questions } from './parts.ts';

export const demand: Document = page('demand', {
  name: 'Zoekopdracht',
  pageType: 'demand',
  order: 60,
  menuPosition: 'footer',
  title: line('Geef uw zoekopdracht door', 'Inscrivez votre recherche', 'Register your search', 'Suchauftrag erteilen'),
  description: text(
    'Zeg ons wat u zoekt. Zodra er iets past, hoort u het als eerste.',
    'Dites-nous ce que vous cherchez. Dès qu’un bien correspond, vous êtes les premiers prévenus.',
    'Tell us what you are looking for. As soon as something fits, you are the first to hear.',
    'Sagen Sie uns, was Sie suchen. Sobald etwas passt, erfahren Sie es zuerst.',
  ),
  breadcrumb: line('Zoekopdracht', 'Inscription', 'Register', 'Suchauftrag'),
  path: path('zoekopdracht', 'inscription', 'register', 'suchauftrag'),
  seo: seo(
    line(
      'Zoekopdracht voor een huis of appartement',
      'Inscrire une recherche de bien',
      'Register your property search',
      'Suchauftrag für eine Immobilie',
    ),
    text(
      'Krijg bericht zodra een huis of appartement aan uw wensen voldoet. Gratis, en u stopt wanneer u wilt.',
      'Soyez averti dès qu’une maison ou un appartement répond à vos souhaits. Gratuit, et sans engagement.',
      'Hear from us as soon as a house or apartment meets your wishes. Free, and you stop whenever you like.',
      'Nachricht, sobald ein Haus oder eine Wohnung passt. Kostenlos und jederzeit abbestellbar.',
    ),
  ),
  showBanner: false,
  modules: [
    module('contactModule', {
      view: 'list',
      text: rich({
        nl: 'Hoe meer u ons vertelt, hoe minder panden we u sturen die niet passen. Regio, type en budget volstaan om te beginnen.',
        fr: 'Plus vous nous en dites, moins nous vous enverrons de biens qui ne conviennent pas. La région, le type et le budget suffisent pour commencer.',
        en: 'The more you tell us, the fewer properties we send you that do not fit. Region, type and budget are enough to begin with.',
        de: 'Je mehr Sie uns sagen, desto weniger Unpassendes schicken wir Ihnen. Gegend, Art und Budget genügen für den Anfang.',
      }),
      relations: [relation('contact', 'address')],
      span: 6,
      colSizes: { _type: 'colSizes', sm: 12, md: 12, lg: 6 },
    }),
    column(6, ['Zo werkt het', 'Comment cela marche', 'How it works', 'So geht es'], {
      nl: `1. U zegt waar, wat en hoeveel. Ook wat u zeker niet wilt: dat helpt meer.
2. Wij leggen uw zoekopdracht naast alles wat binnenkomt, ook wat nog niet online staat.
3. Past er iets, dan krijgt u een bericht met het volledige dossier, nooit een lijst van twintig.
4. U antwoordt of u zwijgt. Na zes maanden vragen we of u nog zoekt; zegt u neen, dan wissen we alles.`,
      fr: `1. Vous dites où, quoi et combien. Et aussi ce que vous ne voulez surtout pas : cela aide davantage.
2. Nous comparons votre recherche à tout ce qui entre, y compris ce qui n’est pas encore en ligne.
3. Si un bien correspond, vous recevez un message avec le dossier complet, jamais une liste de vingt.
4. Vous répondez ou non. Après six mois, nous demandons si vous cherchez encore ; si c’est non, tout est effacé.`,
      en: `1. You say where, what and how much. Also what you certainly do not want: that helps more.
2. We lay your search beside everything that comes in, also what is not online yet.
3. If something fits you get a message with the whole file, never a list of twenty.
4. You answer or you do not. After six months we ask whether you are still looking; if you say no, we delete it all.`,
      de: `1. Sie sagen, wo, was und wie viel. Auch, was Sie sicher nicht wollen: Das hilft noch mehr.
2. Wir halten Ihren Suchauftrag neben alles, was hereinkommt, auch was noch nicht online steht.
3. Passt etwas, erhalten Sie eine Nachricht mit dem ganzen Dossier, nie eine Liste von zwanzig.
4. Sie antworten oder nicht. Nach sechs Monaten fragen wir, ob Sie noch suchen; wenn nicht, löschen wir alles.`,
    }),
    beside(
      'left',
      'facade-farm',
      ['Wat ons helpt', 'Ce qui nous aide', 'What helps us', 'Was uns hilft'],
      {
        nl: `- **Plaats**: gemeenten of straten, en hoe ver u van een station wilt wonen
- **Soort**: huis, appartement, grond, handelspand
- **Ruimte**: slaapkamers, tuin of terras, garage
- **Budget**: wat u hebt en wat de bank zegt, apart
- **Staat**: instapklaar, op te frissen of te renoveren
- **Tijd**: wanneer u er wilt wonen, en of u eerst moet verkopen`,
        fr: `- **Lieu** : communes ou rues, et la distance de la gare
- **Type** : maison, appartement, terrain, commerce
- **Espace** : chambres, jardin ou terrasse, garage
- **Budget** : ce que vous avez et ce que dit la banque, séparément
- **État** : prêt à habiter, à rafraîchir ou à rénover
- **Délai** : quand vous voulez y vivre, et si vous devez d’abord vendre`,
        en: `- **Place**: towns or streets, and how far from a station you want to live
- **Kind**: house, apartment, plot, shop
- **Space**: bedrooms, garden or terrace, garage
- **Budget**: what you have and what the bank says, apart
- **Condition**: ready to move in, to freshen up or to renovate
- **Time**: when you want to live there, and whether you have to sell first`,
        de: `- **Ort**: Gemeinden oder Straßen, und wie weit vom Bahnhof
- **Art**: Haus, Wohnung, Grundstück, Geschäft
- **Raum**: Schlafzimmer, Garten oder Terrasse, Garage
- **Budget**: was Sie haben und was die Bank sagt, getrennt
- **Zustand**: bezugsfertig, aufzufrischen oder zu renovieren
- **Zeit**: wann Sie dort wohnen wollen und ob Sie erst verkaufen müssen`,
      },
      {
        button: {
          label: line(
            'Alle panden te koop',
            'Tous les biens à vendre',
            'All properties for sale',
            'Alle Immobilien zum Kauf',
          ),
          link: toPage('menuPage-sale'),
        },
      },
    ),
    questions(
      ['Goed om te weten', 'Bon à savoir', 'Good to know', 'Gut zu wissen'],
      [
        {
          ask: ['Kost het iets?', 'Est-ce payant ?', 'Does it cost anything?', 'Kostet es etwas?'],
          answer: [
            'Neen. De eigenaar betaalt ons, u niet.',
            'Non. C’est le propriétaire qui nous paie, pas vous.',
            'No. The owner pays us, you do not.',
            'Nein. Uns bezahlt der Eigentümer, nicht Sie.',
          ],
        },
        {
          ask: [
            'Wie krijgt mijn gegevens?',
            'Qui reçoit mes données ?',
            'Who gets my data?',
            'Wer bekommt meine Daten?',
          ],
          answer: [
            'De makelaars van Gevel. Niemand anders, ook geen bank of verzekeraar.',
            'Les agents de Gevel. Personne d’autre, ni banque ni assureur.',
            'The agents of Gevel. Nobody else, no bank or insurer either.',
            'Die Makler von Gevel. Sonst niemand, auch keine Bank oder Versicherung.',
          ],
        },
      ],
    ),
    module('articleCardsModule', {
      title: line('Terwijl u zoekt', 'Pendant que vous cherchez', 'While you are looking', 'Während Sie suchen'),
      sort: 'title',
      view: 'slider',
      relations: [relationTo('category', 'category-energy'), relationTo('article', 'article-registration-tax')],
      numberItemOfRow: 3,
      maxItems: 6,
    }),
    module('searchModule', {
      title: line(
        'Liever nu al kijken?',
        'Envie de regarder déjà ?',
        'Rather look right away?',
        'Lieber gleich schauen?',
      ),
      text: text(
        'Misschien staat het er al.',
        'Il est peut-être déjà là.',
        'It may be there already.',
        'Vielleicht ist es schon da.',
      ),
      view: 'panel',
      relations: [relation('property-list', 'sale')],
    }),
  ],
});
