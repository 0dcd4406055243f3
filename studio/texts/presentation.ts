import type { Language } from '../../app/i18n/languages.ts';

/** The preview's own texts, which Sanity's language packs lack. Texts for developers stay in English. */
export const presentationWords: Record<string, Record<Exclude<Language, 'en'>, string>> = {
  'document-list-pane.document-list.title': {
    nl: 'Documenten op deze pagina',
    fr: 'Documents de cette page',
    de: 'Dokumente auf dieser Seite',
  },
  'document-list-pane.error.text': {
    nl: 'De lijst van documenten kan niet getoond worden',
    fr: 'Impossible d’afficher la liste des documents',
    de: 'Die Liste der Dokumente kann nicht gezeigt werden',
  },
  'document-pane.error.text': {
    nl: 'Het formulier kan niet getoond worden',
    fr: 'Impossible d’afficher le formulaire',
    de: 'Das Formular kann nicht gezeigt werden',
  },
  'channel.status_connected': { nl: 'Verbonden', fr: 'Connecté', de: 'Verbunden' },
  'channel.status_connecting': { nl: 'Verbinden', fr: 'Connexion', de: 'Verbindung wird hergestellt' },
  'channel.status_disconnected': { nl: 'Niet verbonden', fr: 'Déconnecté', de: 'Nicht verbunden' },
  'channel.status_reconnecting': {
    nl: 'Opnieuw verbinden',
    fr: 'Reconnexion',
    de: 'Verbindung wird wiederhergestellt',
  },
  'error-card.continue-button.text': { nl: 'Toch verdergaan', fr: 'Continuer quand même', de: 'Trotzdem fortfahren' },
  'error-card.retry-button.text': { nl: 'Opnieuw proberen', fr: 'Réessayer', de: 'Erneut versuchen' },
  'error-card.title': {
    nl: 'Er is een fout opgetreden',
    fr: 'Une erreur s’est produite',
    de: 'Ein Fehler ist aufgetreten',
  },
  'locations-banner.locations-count_one': {
    nl: 'Staat op één pagina',
    fr: 'Visible sur une page',
    de: 'Auf einer Seite zu sehen',
  },
  'locations-banner.locations-count_other': {
    nl: 'Staat op {{count}} pagina’s',
    fr: 'Visible sur {{count}} pages',
    de: 'Auf {{count}} Seiten zu sehen',
  },
  'locations-banner.locations-count_zero': {
    nl: 'Staat op geen enkele pagina',
    fr: 'Visible sur aucune page',
    de: 'Auf keiner Seite zu sehen',
  },
  'locations-banner.resolving.text': {
    nl: 'Pagina’s zoeken…',
    fr: 'Recherche des pages…',
    de: 'Seiten werden gesucht…',
  },
  'main-document.label': { nl: 'Document van deze pagina', fr: 'Document de cette page', de: 'Dokument dieser Seite' },
  'main-document.missing.text': {
    nl: 'Geen document voor <Code>{{path}}</Code>',
    fr: 'Aucun document pour <Code>{{path}}</Code>',
    de: 'Kein Dokument für <Code>{{path}}</Code>',
  },
  'narrow-tabs.content-tab.label': { nl: 'Inhoud', fr: 'Contenu', de: 'Inhalt' },
  'narrow-tabs.preview-tab.label': { nl: 'Voorbeeld', fr: 'Aperçu', de: 'Vorschau' },
  'presentation-error.label': { nl: 'Foutmelding', fr: 'Message d’erreur', de: 'Fehlermeldung' },
  'preview-frame.connection.error.text': {
    nl: 'Er is geen verbinding met het voorbeeld',
    fr: 'Impossible de joindre l’aperçu',
    de: 'Keine Verbindung zur Vorschau',
  },
  'preview-frame.continue-button.text': {
    nl: 'Toch verdergaan',
    fr: 'Continuer quand même',
    de: 'Trotzdem fortfahren',
  },
  'preview-frame.overlay.toggle-button.text': { nl: 'Bewerken', fr: 'Modifier', de: 'Bearbeiten' },
  'preview-frame.overlay.toggle-button.tooltip_disable': {
    nl: 'Niet meer in de pagina klikken om te bewerken',
    fr: 'Ne plus cliquer dans la page pour modifier',
    de: 'Nicht mehr zum Bearbeiten in die Seite klicken',
  },
  'preview-frame.overlay.toggle-button.tooltip_enable': {
    nl: 'In de pagina klikken om te bewerken',
    fr: 'Cliquer dans la page pour modifier',
    de: 'Zum Bearbeiten in die Seite klicken',
  },
  'preview-frame.perspective.published.text': {
    nl: 'Deze pagina bekijken zoals ze gepubliceerd is',
    fr: 'Voir cette page telle que publiée',
    de: 'Diese Seite ansehen, wie sie veröffentlicht ist',
  },
  'preview-frame.refresh-button.aria-label': {
    nl: 'Voorbeeld vernieuwen',
    fr: 'Actualiser l’aperçu',
    de: 'Vorschau aktualisieren',
  },
  'preview-frame.refresh-button.tooltip': {
    nl: 'Voorbeeld vernieuwen',
    fr: 'Actualiser l’aperçu',
    de: 'Vorschau aktualisieren',
  },
  'preview-frame.status_connecting': { nl: 'Verbinden.', fr: 'Connexion.', de: 'Verbindung wird hergestellt.' },
  'preview-frame.status_loading': { nl: 'Laden.', fr: 'Chargement.', de: 'Wird geladen.' },
  'preview-frame.status_refreshing': { nl: 'Vernieuwen.', fr: 'Actualisation.', de: 'Wird aktualisiert.' },
  'preview-frame.status_reloading': { nl: 'Vernieuwen.', fr: 'Actualisation.', de: 'Wird aktualisiert.' },
  'preview-frame.viewport-button.aria-label': {
    nl: 'Grootte van het scherm wisselen',
    fr: 'Changer la taille de l’écran',
    de: 'Bildschirmgröße wechseln',
  },
  'preview-frame.viewport-button.tooltip_full': {
    nl: 'Op volle breedte bekijken',
    fr: 'Voir en pleine largeur',
    de: 'In voller Breite ansehen',
  },
  'preview-frame.viewport-button.tooltip_narrow': {
    nl: 'Zoals op een gsm bekijken',
    fr: 'Voir comme sur un téléphone',
    de: 'Wie auf dem Handy ansehen',
  },
  'share-url.clipboard.status_copying': {
    nl: 'Adres kopiëren…',
    fr: 'Copie de l’adresse…',
    de: 'Adresse wird kopiert…',
  },
  'share-url.clipboard.status_failed': {
    nl: 'Kopiëren is mislukt',
    fr: 'La copie a échoué',
    de: 'Kopieren ist fehlgeschlagen',
  },
  'share-url.clipboard.status_success': {
    nl: 'Het adres is gekopieerd',
    fr: 'L’adresse est copiée',
    de: 'Die Adresse ist kopiert',
  },
  'share-url.menu-item.open.text': { nl: 'Voorbeeld openen', fr: 'Ouvrir l’aperçu', de: 'Vorschau öffnen' },
  'preview-frame.share-button.aria-label': {
    nl: 'Dit voorbeeld delen',
    fr: 'Partager cet aperçu',
    de: 'Diese Vorschau teilen',
  },
  'share-preview-menu.toggle-button.tooltip_disable': {
    nl: 'Niet meer delen',
    fr: 'Ne plus partager',
    de: 'Nicht mehr teilen',
  },
  'share-preview-menu.toggle-button.tooltip_enable': { nl: 'Delen', fr: 'Partager', de: 'Teilen' },
  'share-preview-menu.toggle-button.label_first-line': {
    nl: 'Dit voorbeeld delen',
    fr: 'Partager cet aperçu',
    de: 'Diese Vorschau teilen',
  },
  'share-preview-menu.toggle-button.label_second-line': {
    nl: 'met iedereen die de link heeft',
    fr: 'avec toute personne qui a le lien',
    de: 'mit allen, die den Link haben',
  },
  'share-preview-menu.qr-code.placeholder': {
    nl: 'Hier komt een QR-code',
    fr: 'Le code QR apparaîtra ici',
    de: 'Hier erscheint ein QR-Code',
  },
  'share-preview-menu.qr-code.instructions': {
    nl: 'Scan de QR-code om het voorbeeld op uw gsm te openen.',
    fr: 'Scannez le code QR pour ouvrir l’aperçu sur votre téléphone.',
    de: 'Scannen Sie den QR-Code, um die Vorschau auf dem Handy zu öffnen.',
  },
  'share-preview-menu.copy-url.text': {
    nl: 'Link naar het voorbeeld kopiëren',
    fr: 'Copier le lien de l’aperçu',
    de: 'Link zur Vorschau kopieren',
  },
};
