import { line, module, page, path, relation, rich, seo, text, type Document } from '../../compose.ts';
import { beside, questions } from './parts.ts';

export const contact: Document = page('contact', {
  name: 'Contact',
  pageType: 'contact',
  order: 90,
  menuPosition: 'main',
  title: line('Contact', 'Contact', 'Contact', 'Kontakt'),
  description: text(
    'Bel, schrijf of loop binnen. De koffie is goed.',
    'Appelez, écrivez ou passez nous voir. Le café est bon.',
    'Call, write or drop in. The coffee is good.',
    'Rufen Sie an, schreiben Sie oder kommen Sie vorbei. Der Kaffee ist gut.',
  ),
  breadcrumb: line('Contact', 'Contact', 'Contact', 'Kontakt'),
  path: path('contact', 'contact', 'contact', 'kontakt'),
  seo: seo(
    line('Contact | Gevel', 'Contact | Gevel', 'Contact | Gevel', 'Kontakt | Gevel'),
    text(
      'Adressen, telefoonnummers en openingsuren van Gevel in Gent, Brussel en Luxemburg.',
      'Adresses, téléphones et heures d’ouverture de Gevel à Gand, Bruxelles et Luxembourg.',
      'Addresses, phone numbers and opening hours of Gevel in Ghent, Brussels and Luxembourg.',
      'Adressen, Telefonnummern und Öffnungszeiten von Gevel in Gent, Brüssel und Luxemburg.',
    ),
  ),
  showBanner: false,
  modules: [
    module('contactModule', {
      title: line('Stel uw vraag', 'Posez votre question', 'Ask your question', 'Stellen Sie Ihre Frage'),
      text: rich({
        nl: 'Gaat het over een pand? Dan staat de makelaar met naam en nummer op de pagina van dat pand. Voor al de rest zijn we hier. Op een bericht antwoorden we binnen één werkdag.',
        fr: 'Votre question concerne un bien ? L’agent figure, avec son nom et son numéro, sur la page de ce bien. Pour tout le reste, c’est ici. Nous répondons à un message dans un délai d’un jour ouvrable.',
        en: 'Is it about a property? Then its agent is on the page of that property, with name and number. For everything else we are here. We answer a message within one working day.',
        de: 'Geht es um eine bestimmte Immobilie? Dann steht die Ansprechperson mit Namen und Nummer auf deren Seite. Für alles andere sind wir hier. Auf Nachrichten antworten wir innerhalb eines Werktags.',
      }),
      view: 'list',
      span: 7,
      colSizes: { _type: 'colSizes', sm: 12, md: 12, lg: 7 },
      relations: [relation('contact', 'site-contact')],
    }),
    module('contactModule', {
      title: line('Bel of kom langs', 'Appelez ou passez', 'Call or come by', 'Rufen Sie an oder kommen Sie vorbei'),
      view: 'list',
      span: 5,
      colSizes: { _type: 'colSizes', sm: 12, md: 12, lg: 5 },
      relations: [relation('contact', 'address'), relation('contact', 'openingHours')],
    }),
    module('contactModule', {
      title: line('Onze drie kantoren', 'Nos trois agences', 'Our three offices', 'Unsere drei Büros'),
      relations: [relation('contact', 'offices')],
      numberItemOfRow: 3,
    }),
    beside('left', 'office-gent', ['In Gent', 'À Gand', 'In Ghent', 'In Gent'], {
      nl: `Het huis waar Gevel begon, op vijf minuten van de Korenmarkt. Beneden staan de maquettes van de nieuwbouwprojecten en een tafel waaraan u plannen kunt uitrollen. Tram 1 en 4 stoppen om de hoek; voor fietsen is er een rek in de gang.

Hier vindt u: verkoop, verhuur, nieuwbouw, bedrijfsvastgoed en het archief met dossiers sinds 1998.`,
      fr: `La maison où Gevel est née, à cinq minutes du Korenmarkt. En bas, les maquettes des projets neufs et une table où dérouler des plans. Les trams 1 et 4 s’arrêtent au coin ; les vélos ont leur place dans le couloir.

Vous y trouvez : ventes, locations, projets neufs, bureaux et commerces, et les archives depuis 1998.`,
      en: `The house where Gevel began, five minutes from the Korenmarkt. Downstairs are the models of the construction projects and a table to roll out plans on. Trams 1 and 4 stop round the corner; bicycles have a rack in the hall.

Here you find: sales, lettings, new buildings, commercial property and the files since 1998.`,
      de: `Das Haus, in dem Gevel begann, fünf Minuten vom Korenmarkt. Unten stehen die Modelle der Neubauprojekte und ein Tisch, auf dem man Pläne ausrollt. Die Straßenbahnen 1 und 4 halten um die Ecke; für Fahrräder gibt es einen Ständer im Flur.

Hier finden Sie: Verkauf, Vermietung, Neubau, Gewerbe und das Archiv seit 1998.`,
    }),
    beside('right', 'office-brussel', ['In Brussel', 'À Bruxelles', 'In Brussels', 'In Brüssel'], {
      nl: `Een bel-étage met drie kamers op rij. In de middelste geven we elke eerste donderdag van de maand om 18 uur een uur uitleg over kopen in Brussel, afwisselend in het Frans en het Nederlands. Inschrijven hoeft niet.

Hier vindt u: verkoop en verhuur in de negentien gemeenten en in Waals-Brabant, kantoren en winkels, beheer.`,
      fr: `Un bel étage, trois pièces en enfilade. Dans celle du milieu, le premier jeudi du mois à 18 heures, nous expliquons pendant une heure l’achat à Bruxelles, en français et en néerlandais en alternance. Sans inscription.

Vous y trouvez : ventes et locations dans les dix-neuf communes et en Brabant wallon, bureaux et commerces, gestion.`,
      en: `A main floor with three rooms in a row. In the middle one, on the first Thursday of each month at six in the evening, we explain for an hour how buying in Brussels works, in French and Dutch by turns. No need to sign up.

Here you find: sales and lettings in the nineteen municipalities and Walloon Brabant, offices and shops, management.`,
      de: `Eine Beletage mit drei Zimmern in einer Flucht. Im mittleren erklären wir an jedem ersten Donnerstag im Monat um 18 Uhr eine Stunde lang den Kauf in Brüssel, abwechselnd auf Französisch und Niederländisch. Ohne Anmeldung.

Hier finden Sie: Verkauf und Vermietung in den neunzehn Gemeinden und in Wallonisch-Brabant, Büros und Geschäfte, Verwaltung.`,
    }),
    beside('left', 'office-luxembourg', ['In Luxemburg', 'À Luxembourg', 'In Luxembourg', 'In Luxemburg'], {
      nl: `Ons jongste kantoor, aan de rand van de oude stad. Het openbaar vervoer is er gratis, dus laat de auto in Aarlen staan. Luc Weber en Claire Hoffmann ontvangen u in het Luxemburgs, Frans, Duits, Engels of Nederlands.

Hier vindt u: verkoop en verhuur in het Groothertogdom en advies voor wie over de grens woont of werkt.`,
      fr: `Notre agence la plus jeune, au bord de la vieille ville. Les transports publics y sont gratuits : laissez la voiture à Arlon. Luc Weber et Claire Hoffmann vous reçoivent en luxembourgeois, français, allemand, anglais ou néerlandais.

Vous y trouvez : ventes et locations au Grand-Duché, et des conseils pour ceux qui vivent ou travaillent de l’autre côté de la frontière.`,
      en: `Our youngest office, at the edge of the old town. Public transport is free there, so leave the car in Arlon. Luc Weber and Claire Hoffmann receive you in Luxembourgish, French, German, English or Dutch.

Here you find: sales and lettings in the Grand Duchy, and advice for those who live or work across the border.`,
      de: `Unser jüngstes Büro, am Rand der Altstadt. Der öffentliche Verkehr ist dort kostenlos, lassen Sie das Auto also in Arlon. Luc Weber und Claire Hoffmann empfangen Sie auf Luxemburgisch, Französisch, Deutsch, Englisch oder Niederländisch.

Hier finden Sie: Verkauf und Vermietung im Großherzogtum und Rat für alle, die jenseits der Grenze wohnen oder arbeiten.`,
    }),
    questions(
      ['Voor u belt', 'Avant d’appeler', 'Before you call', 'Bevor Sie anrufen'],
      [
        {
          ask: [
            'Ik wil een pand bezoeken',
            'Je veux visiter un bien',
            'I want to see a property',
            'Ich möchte etwas besichtigen',
          ],
          answer: [
            'Kies op de pagina van het pand onder ‘Plan een bezoek’ een dag en een uur: u krijgt meteen een bevestiging, en verplaatsen kan ook zelf. Past geen enkel uur, bel of mail dan de makelaar.',
            'Choisissez sur la page du bien, sous « Planifier une visite », un jour et une heure : vous recevez aussitôt une confirmation, et vous pouvez déplacer la visite vous-même. Si aucune heure ne convient, appelez ou écrivez à l’agent.',
            'Choose a day and a time under “Book a viewing” on the page of the property: you get a confirmation at once, and can move the viewing yourself. If no time suits you, call or e-mail the agent.',
            'Wählen Sie auf der Seite der Immobilie unter „Besichtigung planen“ Tag und Uhrzeit: Sie erhalten sofort eine Bestätigung und können die Besichtigung selbst verschieben. Passt keine Uhrzeit, rufen oder schreiben Sie der zuständigen Person.',
          ],
        },
        {
          ask: [
            'Er is iets stuk in mijn huurwoning',
            'Quelque chose est cassé chez moi',
            'Something is broken in my rented home',
            'In meiner Mietwohnung ist etwas kaputt',
          ],
          answer: [
            'Beheert Gevel uw woning, bel dan het kantoor van uw stad. Bij een gasgeur: verlaat het huis en bel eerst 112.',
            'Si Gevel gère votre logement, appelez l’agence de votre ville. En cas d’odeur de gaz : sortez et formez d’abord le 112.',
            'If Gevel manages your home, call the office of your city. If you smell gas: leave the house and call 112 first.',
            'Verwaltet Gevel Ihre Wohnung, rufen Sie das Büro Ihrer Stadt an. Bei Gasgeruch: Haus verlassen und zuerst 112 wählen.',
          ],
        },
        {
          ask: ['Ik heb een klacht', 'J’ai une plainte', 'I have a complaint', 'Ich habe eine Beschwerde'],
          answer: [
            'Schrijf naar klachten@gevel.example. Liesbeth Claes leest ze zelf en antwoordt binnen de tien werkdagen.',
            'Écrivez à klachten@gevel.example. Liesbeth Claes les lit elle-même et répond dans les dix jours ouvrables.',
            'Write to klachten@gevel.example. Liesbeth Claes reads them herself and answers within ten working days.',
            'Schreiben Sie an klachten@gevel.example. Liesbeth Claes liest sie selbst und antwortet innerhalb von zehn Werktagen.',
          ],
        },
        {
          ask: [
            'Ik ben journalist of student',
            'Je suis journaliste ou étudiant',
            'I am a journalist or a student',
            'Ich bin Journalist oder studiere',
          ],
          answer: [
            'Graag. Vragen over prijzen in een wijk beantwoorden we met wat er verkocht werd, nooit met namen.',
            'Volontiers. Aux questions sur les prix d’un quartier, nous répondons par ce qui s’y est vendu, jamais par des noms.',
            'You are welcome. Questions on prices in a quarter we answer with what was sold there, never with names.',
            'Gern. Fragen zu Preisen in einem Viertel beantworten wir mit dem, was verkauft wurde, nie mit Namen.',
          ],
        },
      ],
    ),
  ],
});
