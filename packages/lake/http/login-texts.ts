/** The texts of the login page. The lake cannot use the product's dictionaries. */
export const loginTexts = {
  nl: {
    name: 'Nederlands',
    title: 'Aanmelden',
    intro: (brand: string) => `Meld u aan om de inhoud van ${brand} te bewerken.`,
    email: 'E-mailadres',
    password: 'Wachtwoord',
    submit: 'Aanmelden',
    or: 'of',
    demo: 'Aanmelden als de demoredacteur',
    code: 'Code uit de terminal',
    demoHelp: 'De code staat in de terminal waarin de demo draait, in een link die u meteen aanmeldt.',
    forgotten: 'Wachtwoord vergeten? Vraag wie de website beheert om een nieuw.',
    languages: 'Taal van deze pagina',
    wrong: 'Dit e-mailadres en dit wachtwoord horen niet samen. Kijk beide na en probeer opnieuw.',
    missing: 'Vul uw e-mailadres en uw wachtwoord in.',
    wait: (seconds: number) =>
      `Er waren te veel pogingen. Probeer opnieuw over ${seconds} ${seconds === 1 ? 'seconde' : 'seconden'}.`,
    origin: 'Dit formulier kwam van een andere website. Meld u hier aan.',
    demoRefused: 'De demoredacteur kan zich alleen aanmelden op de computer waarop de demo draait.',
    demoCode: 'Deze code klopt niet of is al gebruikt. De terminal waarin de demo draait, toont de volgende.',
  },
  fr: {
    name: 'Français',
    title: 'Connexion',
    intro: (brand: string) => `Connectez-vous pour modifier le contenu de ${brand}.`,
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    or: 'ou',
    demo: 'Se connecter comme rédacteur de démonstration',
    code: 'Code affiché dans le terminal',
    demoHelp: 'Le code figure dans le terminal où tourne la démonstration, dans un lien qui vous connecte directement.',
    forgotten: 'Mot de passe oublié ? Demandez-en un nouveau à la personne qui gère le site.',
    languages: 'Langue de cette page',
    wrong: 'Cette adresse e-mail et ce mot de passe ne vont pas ensemble. Vérifiez-les et réessayez.',
    missing: 'Indiquez votre adresse e-mail et votre mot de passe.',
    wait: (seconds: number) =>
      `Il y a eu trop de tentatives. Réessayez dans ${seconds} ${seconds === 1 ? 'seconde' : 'secondes'}.`,
    origin: 'Ce formulaire venait d’un autre site. Connectez-vous ici.',
    demoRefused: 'Le rédacteur de démonstration ne peut se connecter que sur l’ordinateur où tourne la démonstration.',
    demoCode: 'Ce code n’est pas le bon ou a déjà servi. Le terminal où tourne la démonstration affiche le suivant.',
  },
  en: {
    name: 'English',
    title: 'Log in',
    intro: (brand: string) => `Log in to edit the content of ${brand}.`,
    email: 'E-mail address',
    password: 'Password',
    submit: 'Log in',
    or: 'or',
    demo: 'Log in as the demo editor',
    code: 'Code from the terminal',
    demoHelp: 'The code is in the terminal that runs the demo, in a link that logs you in at once.',
    forgotten: 'Forgotten your password? Ask whoever runs the website for a new one.',
    languages: 'Language of this page',
    wrong: 'This e-mail address and this password do not belong together. Check both and try again.',
    missing: 'Fill in your e-mail address and your password.',
    wait: (seconds: number) =>
      `There were too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    origin: 'This form came from another website. Log in here.',
    demoRefused: 'The demo editor can only log in on the computer that runs the demo.',
    demoCode: 'This code is wrong or has already been used. The terminal that runs the demo shows the next one.',
  },
  de: {
    name: 'Deutsch',
    title: 'Anmelden',
    intro: (brand: string) => `Melden Sie sich an, um die Inhalte von ${brand} zu bearbeiten.`,
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    submit: 'Anmelden',
    or: 'oder',
    demo: 'Als Demo-Redakteur anmelden',
    code: 'Code aus dem Terminal',
    demoHelp: 'Der Code steht im Terminal, in dem die Demo läuft, in einem Link, der Sie sofort anmeldet.',
    forgotten: 'Passwort vergessen? Wer die Website verwaltet, gibt Ihnen ein neues.',
    languages: 'Sprache dieser Seite',
    wrong:
      'Diese E-Mail-Adresse und dieses Passwort gehören nicht zusammen. Prüfen Sie beide und versuchen Sie es erneut.',
    missing: 'Geben Sie Ihre E-Mail-Adresse und Ihr Passwort ein.',
    wait: (seconds: number) =>
      `Es gab zu viele Versuche. Versuchen Sie es in ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'} erneut.`,
    origin: 'Dieses Formular kam von einer anderen Website. Melden Sie sich hier an.',
    demoRefused: 'Der Demo-Redakteur kann sich nur auf dem Rechner anmelden, auf dem die Demo läuft.',
    demoCode:
      'Dieser Code stimmt nicht oder wurde schon benutzt. Das Terminal, in dem die Demo läuft, zeigt den nächsten.',
  },
} as const;

export type LoginLanguage = keyof typeof loginTexts;

const isLanguage = (text: string): text is LoginLanguage => Object.hasOwn(loginTexts, text);

/** The requested language, or else the one the browser prefers among those available. */
export function languageOf(asked: string | null, accepted: string | null): LoginLanguage {
  if (asked !== null && isLanguage(asked)) return asked;
  const preferred = (accepted ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.split(';');
      const weight = quality === undefined ? 1 : Number(quality.split('=')[1]) || 0;
      return { language: tag.trim().slice(0, 2).toLowerCase(), weight };
    })
    .sort((a, b) => b.weight - a.weight);
  return preferred.map(({ language }) => language).find(isLanguage) ?? 'en';
}
