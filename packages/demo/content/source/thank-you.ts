import { line, rich, toPage, type Document } from '../compose.ts';

type Words = readonly [nl: string, fr: string, en: string, de: string];

interface ThankYou {
  title: Words;
  text: Words;
  ways: readonly (keyof typeof ways)[];
}

/** Links to offer after a form is sent. */
const ways = {
  home: way(['Naar de startpagina', 'Retour à l’accueil', 'To the home page', 'Zur Startseite'], 'home'),
  sale: way(['Panden te koop', 'Biens à vendre', 'Properties for sale', 'Immobilien zum Kauf'], 'sale'),
  rent: way(['Panden te huur', 'Biens à louer', 'Properties for rent', 'Immobilien zur Miete'], 'rent'),
  projects: way(['Alle projecten', 'Tous les projets', 'All projects', 'Alle Projekte'], 'projects'),
  articles: way(['Nieuws en advies', 'Actualités et conseils', 'News and advice', 'Neues und Ratgeber'], 'articles'),
  testimonials: way(['Andere verhalen', 'D’autres histoires', 'Other stories', 'Andere Geschichten'], 'testimonials'),
};

const pages: Record<string, ThankYou> = {
  'contact-me': {
    title: [
      'Bedankt, we bellen u terug',
      'Merci, nous vous rappelons',
      'Thank you, we will call you back',
      'Danke, wir rufen zurück',
    ],
    text: [
      'Uw vraag is bij de makelaar van dit pand. U hoort ons binnen één werkdag.',
      'Votre question est chez l’agent de ce bien. Vous aurez de nos nouvelles dans un délai d’un jour ouvrable.',
      'Your question is with the agent of this property. You will hear from us within one working day.',
      'Ihre Frage ist bei der zuständigen Maklerin oder dem Makler. Sie hören innerhalb eines Werktags von uns.',
    ],
    ways: ['sale', 'rent', 'home'],
  },
  'contact-appointment': {
    title: [
      'Uw bezoek is bevestigd',
      'Votre visite est confirmée',
      'Your viewing is confirmed',
      'Ihre Besichtigung ist bestätigt',
    ],
    text: [
      'Dag, uur en adres staan in de e-mail die u net kreeg, met een uitnodiging voor uw agenda. Daarin kunt u het bezoek ook verplaatsen of annuleren.',
      'Le jour, l’heure et l’adresse sont dans l’e-mail que vous venez de recevoir, avec une invitation pour votre agenda. Il permet aussi de déplacer ou d’annuler la visite.',
      'Day, time and address are in the e-mail that you have just received, with an invitation for your calendar. From it you can also move or cancel the viewing.',
      'Tag, Uhrzeit und Adresse stehen in der E-Mail, die Sie gerade erhalten haben, mit einer Einladung für Ihren Kalender. Darin können Sie die Besichtigung auch verlegen oder stornieren.',
    ],
    ways: ['sale', 'rent', 'home'],
  },
  'contact-construction': {
    title: [
      'Bedankt voor uw interesse',
      'Merci de votre intérêt',
      'Thank you for your interest',
      'Danke für Ihr Interesse',
    ],
    text: [
      'U krijgt de brochure met plannen en prijslijst per e-mail. Daarna bellen we om uw vragen te beantwoorden.',
      'Vous recevez par e-mail la brochure avec plans et liste de prix. Nous vous appelons ensuite pour répondre à vos questions.',
      'You will get the brochure with plans and price list by e-mail. After that we call to answer your questions.',
      'Sie erhalten die Broschüre mit Plänen und Preisliste per E-Mail. Danach rufen wir an und beantworten Ihre Fragen.',
    ],
    ways: ['projects', 'home'],
  },
  'contact-demand': {
    title: [
      'Uw schatting is aangevraagd',
      'Votre estimation est demandée',
      'Your valuation has been requested',
      'Ihre Bewertung ist angefragt',
    ],
    text: [
      'Een makelaar uit uw buurt belt u om een moment af te spreken. Reken op vijf werkdagen.',
      'Un agent de votre quartier vous appelle pour convenir d’un moment. Comptez cinq jours ouvrables.',
      'An agent from your area will call you to agree on a time. Count on five working days.',
      'Ein Makler aus Ihrer Gegend ruft Sie an, um einen Termin zu vereinbaren. Rechnen Sie mit fünf Werktagen.',
    ],
    ways: ['articles', 'home'],
  },
  'demand-register': {
    title: [
      'Uw zoekopdracht staat genoteerd',
      'Votre recherche est inscrite',
      'Your search is registered',
      'Ihr Suchauftrag ist vermerkt',
    ],
    text: [
      'Bevestig ze met de link in de mail die we u net stuurden. Zodra er daarna iets past, krijgt u bericht; in elke mail staat een link om te stoppen.',
      'Confirmez-la avec le lien dans l’e-mail que nous venons de vous envoyer. Dès qu’un bien correspond, vous êtes averti ; chaque e-mail contient un lien pour arrêter.',
      'Confirm it with the link in the e-mail we have just sent you. After that you hear from us as soon as something fits; every e-mail has a link to stop.',
      'Bestätigen Sie ihn mit dem Link in der E-Mail, die wir Ihnen gerade geschickt haben. Sobald danach etwas passt, bekommen Sie Nachricht; jede E-Mail enthält einen Link zum Abbestellen.',
    ],
    ways: ['sale', 'rent', 'home'],
  },
  'send-to-friend': {
    title: ['Uw tip is verstuurd', 'Votre message est envoyé', 'Your tip has been sent', 'Ihr Tipp ist verschickt'],
    text: [
      'Uw vriend krijgt één e-mail met de link naar het pand. Het adres bewaren we niet.',
      'Votre ami reçoit un seul e-mail avec le lien vers le bien. Nous ne conservons pas son adresse.',
      'Your friend gets one e-mail with the link to the property. We do not keep the address.',
      'Ihre Freundin oder Ihr Freund erhält eine E-Mail mit dem Link zur Immobilie. Die Adresse speichern wir nicht.',
    ],
    ways: ['sale', 'rent', 'home'],
  },
  'site-contact': {
    title: [
      'Bedankt voor uw bericht',
      'Merci de votre message',
      'Thank you for your message',
      'Danke für Ihre Nachricht',
    ],
    text: [
      'We lezen het vandaag nog en antwoorden binnen één werkdag.',
      'Nous le lisons aujourd’hui encore et répondons dans un délai d’un jour ouvrable.',
      'We will read it today and answer within one working day.',
      'Wir lesen sie noch heute und antworten innerhalb eines Werktags.',
    ],
    ways: ['home', 'sale', 'rent'],
  },
  'sign-newsletter': {
    title: [
      'Bevestig uw adres in de mail',
      'Confirmez votre adresse par e-mail',
      'Confirm your address in the e-mail',
      'Bestätigen Sie Ihre Adresse in der E-Mail',
    ],
    text: [
      'We stuurden u net een mail. Open de link erin: pas dan bent u ingeschreven. Onze nieuwsbrief komt hoogstens één keer per maand.',
      'Nous venons de vous envoyer un e-mail. Ouvrez le lien qu’il contient : vous ne serez inscrit qu’ensuite. Notre lettre paraît au plus une fois par mois.',
      'We have just sent you an e-mail. Open the link in it: only then are you signed up. Our newsletter comes once a month at most.',
      'Wir haben Ihnen gerade eine E-Mail geschickt. Öffnen Sie den Link darin: erst dann sind Sie angemeldet. Unser Newsletter kommt höchstens einmal im Monat.',
    ],
    ways: ['articles', 'home'],
  },
  'document-request': {
    title: [
      'Uw aanvraag is goed aangekomen',
      'Votre demande est bien arrivée',
      'Your request has arrived',
      'Ihre Anfrage ist angekommen',
    ],
    text: [
      'U krijgt nu een mail met de links van de documenten die u meteen kunt openen; de andere sturen we u binnen één werkdag. Kijk ook eens bij ongewenste mail.',
      'Vous recevez un e-mail avec les liens des documents qui s’ouvrent dès maintenant ; nous vous envoyons les autres dans un délai d’un jour ouvrable. Vérifiez aussi vos courriers indésirables.',
      'You get an e-mail now with links to the documents that you can open right away; we will send you the others within one working day. Look in your junk mail too.',
      'Sie erhalten jetzt eine E-Mail mit den Links der Unterlagen, die Sie sofort öffnen können; die anderen senden wir Ihnen innerhalb eines Werktags. Sehen Sie auch im Spam-Ordner nach.',
    ],
    ways: ['sale', 'rent', 'home'],
  },
  offer: {
    title: [
      'Uw bod is ontvangen',
      'Votre offre est reçue',
      'Your offer has been received',
      'Ihr Angebot ist eingegangen',
    ],
    text: [
      'We leggen het voor aan de eigenaar. U krijgt een kopie per e-mail en antwoord voor het bod vervalt.',
      'Nous la soumettons au propriétaire. Vous recevez une copie par e-mail et une réponse avant l’échéance.',
      'We put it before the owner. You will get a copy by e-mail and an answer before the offer expires.',
      'Wir legen es dem Eigentümer vor. Sie erhalten eine Kopie per E-Mail und eine Antwort, bevor das Angebot abläuft.',
    ],
    ways: ['sale', 'home'],
  },
  'rental-application': {
    title: [
      'Uw kandidatuur is ontvangen',
      'Votre candidature est reçue',
      'Your application has been received',
      'Ihre Bewerbung ist eingegangen',
    ],
    text: [
      'We bekijken elke kandidatuur op dezelfde manier en laten u binnen de week iets weten. Wat u ons gaf, wissen we na drie maanden.',
      'Nous examinons chaque candidature de la même façon et vous répondons dans la semaine. Vos données sont effacées après trois mois.',
      'We look at every application in the same way and let you know within a week. What you gave us is deleted after three months.',
      'Wir prüfen jede Bewerbung auf dieselbe Weise und melden uns innerhalb einer Woche. Ihre Angaben löschen wir nach drei Monaten.',
    ],
    ways: ['rent', 'home'],
  },
  testimonial: {
    title: [
      'Bedankt voor uw verhaal',
      'Merci pour votre histoire',
      'Thank you for your story',
      'Danke für Ihre Geschichte',
    ],
    text: [
      'We lezen het en plaatsen het op de site zodra u de definitieve tekst hebt goedgekeurd.',
      'Nous la lisons et la publions sur le site dès que vous avez approuvé le texte définitif.',
      'We will read it and put it on the site once you have approved the final text.',
      'Wir lesen sie und veröffentlichen sie, sobald Sie den endgültigen Text freigegeben haben.',
    ],
    ways: ['testimonials', 'home'],
  },
};

export const thankYouPages: Document[] = Object.entries(pages).map(([form, { title, text, ways: chosen }]) => {
  const [nl, fr, en, de] = text;
  return {
    _id: `thankYouPage-${form}`,
    _type: 'thankYouPage',
    form,
    title: line(...title),
    text: rich({ nl, fr, en, de }),
    returnLinks: chosen.map((name) => ways[name]),
  };
});

function way(label: Words, page: string) {
  return { _type: 'returnLink', label: line(...label), link: toPage(`menuPage-${page}`) };
}
