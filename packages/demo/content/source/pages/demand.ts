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
      relations: [relation('contact', 'demand-register')],
      span: 6,
      colSizes: { _type: 'colSizes', sm: 12, md: 12, lg: 6 },
    }),
    column(6, ['Zo werkt het', 'Comment cela marche', 'How it works', 'So geht es'], {
      nl: `1. U zegt waar, wat en hoeveel. Ook wat u zeker niet wilt: dat helpt meer.
2. Wij leggen uw zoekopdracht naast alles wat binnenkomt, ook wat nog niet online staat.
3. U bevestigt uw e-mailadres met één klik. Past er iets, dan mailen we u, meteen of één keer per dag.
4. In elke mail wijzigt, pauzeert of stopt u de zoekopdracht, zonder wachtwoord.`,
      fr: `1. Vous dites où, quoi et combien. Et aussi ce que vous ne voulez surtout pas : cela aide davantage.
2. Nous comparons votre recherche à tout ce qui entre, y compris ce qui n’est pas encore en ligne.
3. Vous confirmez votre adresse e-mail d’un clic. Si un bien correspond, nous vous écrivons, tout de suite ou une fois par jour.
4. Dans chaque e-mail, vous modifiez, suspendez ou arrêtez la recherche, sans mot de passe.`,
      en: `1. You say where, what and how much. Also what you certainly do not want: that helps more.
2. We lay your search beside everything that comes in, also what is not online yet.
3. You confirm your e-mail address with one click. If something fits we write to you, at once or once a day.
4. In every e-mail you can change, pause or stop the search, without a password.`,
      de: `1. Sie sagen, wo, was und wie viel. Auch, was Sie sicher nicht wollen: Das hilft noch mehr.
2. Wir halten Ihren Suchauftrag neben alles, was hereinkommt, auch was noch nicht online steht.
3. Sie bestätigen Ihre E-Mail-Adresse mit einem Klick. Passt etwas, schreiben wir Ihnen, sofort oder einmal am Tag.
4. In jeder E-Mail ändern, pausieren oder beenden Sie den Suchauftrag, ohne Passwort.`,
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
