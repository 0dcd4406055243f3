import { fixedPages } from '../../../../../app/addresses/table.ts';
import { line, page, path, rich, seo, text, type Document } from '../../compose.ts';
import { agency, legal } from '../settings.ts';
import { cookies } from './cookies.ts';
import { privacy } from './privacy.ts';

const { nl, fr, en, de } = fixedPages.disclaimer.segments;

const disclaimer = page('disclaimer', {
  name: 'Disclaimer',
  pageType: 'static',
  order: 220,
  menuPosition: 'footer',
  title: line('Disclaimer', 'Avertissement', 'Disclaimer', 'Haftungsausschluss'),
  breadcrumb: line('Disclaimer', 'Avertissement', 'Disclaimer', 'Haftung'),
  path: path(nl, fr, en, de),
  seo: seo(
    line('Disclaimer', 'Avertissement', 'Disclaimer', 'Haftungsausschluss'),
    text(
      'Wat u van de informatie op deze site mag verwachten.',
      'Ce que vous pouvez attendre des informations de ce site.',
      'What you may expect of the information on this site.',
      'Was Sie von den Angaben auf dieser Website erwarten dürfen.',
    ),
  ),
  showBanner: false,
  style: ['narrow'],
  content: rich({
    nl: `## De advertenties

We stellen elke advertentie met zorg op, met wat eigenaars en overheden ons geven. Oppervlaktes zijn gemeten maar blijven richtcijfers; foto’s tonen een moment; een plan is geen uitvoeringsplan. Wat we niet weten, laten we open.

Een advertentie is geen aanbod in de zin van het contractenrecht. Een bod dat binnen zijn termijn aanvaard wordt, bindt u wel.

## De artikels

Onze artikels leggen regels uit zoals ze waren op de dag die erbij staat. Ze vervangen geen advies over uw eigen geval. Vraag dat aan uw notaris, uw bank of aan ons.

## Aansprakelijkheid

We staan in voor ons werk als vastgoedmakelaar en zijn daarvoor verzekerd; de gegevens staan bij de [wettelijke vermeldingen](page:menuPage-legal-mentions). Voor sites van anderen waarnaar we verwijzen, staan die anderen in.

## Teksten en beelden

Teksten, plannen en tekeningen zijn van Gevel of van wie erbij vermeld staat. U mag ze delen met een link naar de pagina. Voor ander gebruik vraagt u het ons eerst.

De middelpunten van gemeenten, voor het zoeken op afstand, komen van [GeoNames](https://www.geonames.org) (CC BY 4.0).

## Een fout?

[Laat het ons weten](page:menuPage-contact), we passen ze dezelfde dag aan.`,
    fr: `## Les annonces

Nous rédigeons chaque annonce avec soin, d’après ce que propriétaires et autorités nous transmettent. Les surfaces sont mesurées mais restent indicatives ; les photos montrent un instant ; un plan n’est pas un plan d’exécution. Ce que nous ne savons pas reste ouvert.

Une annonce n’est pas une offre au sens du droit des contrats. Une offre d’achat acceptée dans son délai vous engage, elle.

## Les articles

Nos articles expliquent les règles telles qu’elles étaient au jour indiqué. Ils ne remplacent pas un conseil sur votre propre cas. Demandez-le à votre notaire, à votre banque ou à nous.

## Responsabilité

Nous répondons de notre travail d’agent immobilier et sommes assurés pour cela ; les données figurent aux [mentions légales](page:menuPage-legal-mentions). Des sites de tiers vers lesquels nous renvoyons, ces tiers répondent eux-mêmes.

## Textes et images

Textes, plans et dessins appartiennent à Gevel ou à la personne mentionnée. Vous pouvez les partager par un lien vers la page. Pour tout autre usage, demandez-le-nous d’abord.

Les centres des communes, pour la recherche par distance, viennent de [GeoNames](https://www.geonames.org) (CC BY 4.0).

## Une erreur ?

[Dites-le-nous](page:menuPage-contact), nous la corrigeons le jour même.`,
    en: `## The adverts

We write each advert with care, from what owners and authorities give us. Surfaces are measured but remain indicative; pictures show one moment; a floor plan is not a working drawing. What we do not know we leave open.

An advert is not an offer in the sense of contract law. A purchase offer accepted within its term does bind you.

## The articles

Our articles explain rules as they were on the day that stands with them. They do not replace advice on your own case. Ask your notary, your bank or us for that.

## Liability

We answer for our work as estate agents and are insured for it; the details are in the [legal information](page:menuPage-legal-mentions). For sites of others to which we link, those others answer.

## Texts and pictures

Texts, plans and drawings are Gevel’s or those of whoever is named with them. You may share them with a link to the page. For any other use please ask us first.

The centres of municipalities, for searches by distance, come from [GeoNames](https://www.geonames.org) (CC BY 4.0).

## A mistake?

[Let us know](page:menuPage-contact); we correct it the same day.`,
    de: `## Die Inserate

Wir erstellen jedes Inserat sorgfältig nach Angaben von Eigentümern und Behörden. Flächen sind gemessen, bleiben aber Richtwerte; Fotos zeigen einen Augenblick; ein Grundriss ist kein Ausführungsplan. Was wir nicht wissen, bleibt offen.

Ein Inserat ist kein Angebot im Sinne des Vertragsrechts. Ein fristgerecht angenommenes Kaufangebot bindet Sie dagegen.

## Die Artikel

Unsere Artikel erklären Regeln, wie sie am angegebenen Tag galten. Sie ersetzen keinen Rat zu Ihrem eigenen Fall. Fragen Sie dazu Ihren Notar, Ihre Bank oder uns.

## Haftung

Für unsere Arbeit als Immobilienmakler stehen wir ein und sind dafür versichert; die Angaben stehen unter [Rechtliche Angaben](page:menuPage-legal-mentions). Für verlinkte Websites anderer stehen diese anderen ein.

## Texte und Bilder

Texte, Pläne und Zeichnungen gehören Gevel oder den genannten Personen. Sie dürfen sie mit einem Link zur Seite teilen. Für jede andere Nutzung fragen Sie uns bitte zuerst.

Die Mittelpunkte der Gemeinden, für die Suche nach Entfernung, stammen von [GeoNames](https://www.geonames.org) (CC BY 4.0).

## Ein Fehler?

[Sagen Sie es uns](page:menuPage-contact), wir berichtigen ihn am selben Tag.`,
  }),
});

/** The legal notice that Belgian and Luxembourg law requires of an estate agent. */
const mentions = page('legal-mentions', {
  name: 'Wettelijke vermeldingen',
  pageType: 'content',
  order: 230,
  menuPosition: 'footer',
  title: line('Wettelijke vermeldingen', 'Mentions légales', 'Legal information', 'Rechtliche Angaben'),
  breadcrumb: line('Wettelijke vermeldingen', 'Mentions légales', 'Legal information', 'Rechtliche Angaben'),
  path: path('wettelijke-vermeldingen', 'mentions-legales', 'legal-information', 'rechtliche-angaben'),
  seo: seo(
    line('Wettelijke vermeldingen', 'Mentions légales', 'Legal information', 'Rechtliche Angaben'),
    text(
      'Erkenning, toezicht, verzekering en derdenrekening van Gevel.',
      'Agrément, surveillance, assurance et compte de tiers de Gevel.',
      'Recognition, supervision, insurance and third-party account of Gevel.',
      'Zulassung, Aufsicht, Versicherung und Anderkonto von Gevel.',
    ),
  ),
  showBanner: false,
  style: ['narrow'],
  content: rich({
    nl: `## De onderneming

- ${agency.legalName}, Gevelkaai 1, 9000 Gent
- Ondernemingsnummer ${legal.companyNumber}, RPR Gent, afdeling Gent
- Btw ${legal.vatNumber}
- [${agency.email}](mailto:${agency.email}), ${agency.phone}

## Erkenning en toezicht

Vastgoedmakelaar, erkend in België onder het nummer BIV ${legal.recognitionNumber}. Toezichthouder: ${String(legal.supervisingBody.nl)}. Wij volgen de wet van 11 februari 2013 en de plichtenleer van het BIV, goedgekeurd bij koninklijk besluit van 29 juni 2018; beide staan op [biv.be](https://www.biv.be/).

In Luxemburg werken we met een vestigingsvergunning van de minister van Economie.

## Verzekering en derdenrekening

- Beroepsaansprakelijkheid en borgstelling: ${legal.insurer}, polis ${legal.insurancePolicy}, voor onze werkzaamheden in België en Luxemburg
- Derdenrekening: ${legal.thirdPartyAccount}. Geld van klanten staat alleen daar.

## Een klacht

Schrijf naar [klachten@gevel.example](mailto:klachten@gevel.example). Komen we er samen niet uit, dan kunt u zich wenden tot het BIV, of als consument tot de Consumentenombudsdienst, Koning Albert II-laan 8, 1000 Brussel. Op onze overeenkomsten is het recht van het land van het pand van toepassing.`,
    fr: `## L’entreprise

- ${agency.legalName}, Gevelkaai 1, 9000 Gand
- Numéro d’entreprise ${legal.companyNumber}, RPM Gand, division Gand
- TVA ${legal.vatNumber}
- [${agency.email}](mailto:${agency.email}), ${agency.phone}

## Agrément et surveillance

Agent immobilier agréé en Belgique sous le numéro IPI ${legal.recognitionNumber}. Autorité de surveillance : ${String(legal.supervisingBody.fr)}. Nous suivons la loi du 11 février 2013 et le code de déontologie de l’IPI, approuvé par l’arrêté royal du 29 juin 2018 ; tous deux figurent sur [ipi.be](https://www.ipi.be/).

Au Luxembourg, nous exerçons avec une autorisation d’établissement du ministre de l’Économie.

## Assurance et compte de tiers

- Responsabilité professionnelle et cautionnement : ${legal.insurer}, police ${legal.insurancePolicy}, pour nos activités en Belgique et au Luxembourg
- Compte de tiers : ${legal.thirdPartyAccount}. L’argent des clients n’est que là.

## Une plainte

Écrivez à [klachten@gevel.example](mailto:klachten@gevel.example). Si nous ne trouvons pas de solution ensemble, vous pouvez vous adresser à l’IPI ou, comme consommateur, au Service de médiation pour le consommateur, boulevard du Roi Albert II 8, 1000 Bruxelles. Nos contrats relèvent du droit du pays où se trouve le bien.`,
    en: `## The company

- ${agency.legalName}, Gevelkaai 1, 9000 Ghent
- Company number ${legal.companyNumber}, register of legal entities of Ghent, Ghent division
- VAT ${legal.vatNumber}
- [${agency.email}](mailto:${agency.email}), ${agency.phone}

## Recognition and supervision

Estate agent recognised in Belgium under number BIV/IPI ${legal.recognitionNumber}. Supervising body: ${String(legal.supervisingBody.en)}. We follow the Act of 11 February 2013 and the code of conduct of the institute, approved by the royal decree of 29 June 2018; both can be read at [ipi.be](https://www.ipi.be/).

In Luxembourg we work with a business permit of the Minister of the Economy.

## Insurance and third-party account

- Professional liability and surety: ${legal.insurer}, policy ${legal.insurancePolicy}, for our work in Belgium and Luxembourg
- Third-party account: ${legal.thirdPartyAccount}. Money of clients is kept only there.

## A complaint

Write to [klachten@gevel.example](mailto:klachten@gevel.example). If we cannot settle it together you can turn to the BIV/IPI, or as a consumer to the Consumer Mediation Service, Boulevard du Roi Albert II 8, 1000 Brussels. Our contracts are under the law of the country of the property.`,
    de: `## Das Unternehmen

- ${agency.legalName}, Gevelkaai 1, 9000 Gent
- Unternehmensnummer ${legal.companyNumber}, Register der juristischen Personen Gent, Abteilung Gent
- MwSt. ${legal.vatNumber}
- [${agency.email}](mailto:${agency.email}), ${agency.phone}

## Zulassung und Aufsicht

Immobilienmakler, in Belgien zugelassen unter der Nummer BIV/IPI ${legal.recognitionNumber}. Aufsichtsbehörde: ${String(legal.supervisingBody.de)}. Wir befolgen das Gesetz vom 11. Februar 2013 und die Standesregeln des Instituts, gebilligt durch den Königlichen Erlass vom 29. Juni 2018; beide stehen auf [ipi.be](https://www.ipi.be/).

In Luxemburg arbeiten wir mit einer Niederlassungsgenehmigung des Wirtschaftsministers.

## Versicherung und Anderkonto

- Berufshaftpflicht und Bürgschaft: ${legal.insurer}, Police ${legal.insurancePolicy}, für unsere Tätigkeit in Belgien und Luxemburg
- Anderkonto: ${legal.thirdPartyAccount}. Geld von Kunden liegt nur dort.

## Eine Beschwerde

Schreiben Sie an [klachten@gevel.example](mailto:klachten@gevel.example). Finden wir gemeinsam keine Lösung, können Sie sich an das BIV/IPI wenden oder als Verbraucher an die Ombudsstelle für Verbraucher, Boulevard du Roi Albert II 8, 1000 Brüssel. Für unsere Verträge gilt das Recht des Landes, in dem die Immobilie liegt.`,
  }),
});

export const legalPages: Document[] = [privacy, cookies, disclaimer, mentions];
