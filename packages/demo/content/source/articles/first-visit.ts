import { article } from './article.ts';

export const firstVisit = article('first-visit', {
  category: 'advice',
  date: '2026-06-15',
  title: [
    'Zeven dagen voor het eerste bezoek',
    'Sept jours avant la première visite',
    'Seven days before the first visit',
    'Sieben Tage vor der ersten Besichtigung',
  ],
  path: [
    'zeven-dagen-voor-het-eerste-bezoek',
    'sept-jours-avant-la-premiere-visite',
    'seven-days-before-the-first-visit',
    'sieben-tage-vor-der-ersten-besichtigung',
  ],
  excerpt: [
    'Verkopen begint met opruimen. Een lijst voor de laatste week, zonder schilderwerk.',
    'Vendre commence par ranger. Une liste pour la dernière semaine, sans pinceau.',
    'Selling begins with tidying up. A list for the last week, with no painting.',
    'Verkaufen beginnt mit Aufräumen. Eine Liste für die letzte Woche, ganz ohne Pinsel.',
  ],
  image: 'article-selling',
  body: {
    nl: `Kopers beslissen in de eerste minuut, meestal nog in de gang. De rest van het bezoek zoeken ze bevestiging. Geef ze die minuut. Het kost u een week van telkens een half uur.

## De lijst

1. **Maandag: de gang.** Haal de helft van de jassen van de kapstok en zet de schoenen weg. Wat overblijft, lijkt ruimte.
2. **Dinsdag: de ramen.** Was ze aan de straatkant, vanbinnen en vanbuiten. Schuif gordijnen helemaal open.
3. **Woensdag: het licht.** Vervang elke lamp die niet brandt, en kies overal dezelfde warme kleur.
4. **Donderdag: de papieren.** Leg meterstanden, attesten, plannen en facturen van werken in één map. Wij nemen ze mee rond.
5. **Vrijdag: de keuken en het bad.** Maak de werkbladen leeg. Repareer de kraan die druppelt; wie een druppel hoort, denkt aan leidingen.
6. **Zaterdag: de kelder en de zolder.** Niemand koopt daarvoor, maar velen haken erop af. Maak een pad vrij tot bij de ketel, de meters en de dakbalken.
7. **Zondag: buiten.** Zet de vuilnisbakken weg, veeg de stoep, knip wat over het pad hangt.

![Een woonkamer met een open haard tussen twee boekenkasten](room-living "Een kamer die niets moet bewijzen: licht, zitplaatsen, en geen tv in het midden.")

## Wat u niet hoeft te doen

- Schilderen. Kopers kiezen liever zelf een kleur, en verse verf doet vragen rijzen.
- Brood bakken of bloemen kopen. Verlucht de kamers een half uur; dat volstaat.
- Het huis leegmaken. Een kamer zonder meubels lijkt kleiner, niet groter.
- Gebreken verstoppen. Een vochtplek achter een kast komt altijd uit, en dan telt ze dubbel.

## Op de dag zelf

Laat de verwarming een uur vooraf aan, doe alle binnendeuren open en steek overal het licht aan, ook overdag. Neem de hond mee. En ga wandelen: kopers praten vrijer als de eigenaar er niet bij is, en u leest ’s avonds wat ze zeiden. Wij bellen u na het laatste bezoek.

> Een opgeruimd huis verkoopt niet duurder, wel sneller.

Wilt u dat we vooraf even langskomen? Dat hoort bij de [gratis schatting](page:menuPage-valuation). Welke attesten er in de map moeten, leest u bij [verkopen](page:menuPage-selling).`,
    fr: `Les acheteurs décident dans la première minute, souvent encore dans le couloir. Le reste de la visite, ils cherchent une confirmation. Donnez-leur cette minute. Elle vous coûte une semaine, une demi-heure par jour.

## La liste

1. **Lundi : le couloir.** Retirez la moitié des manteaux du vestiaire et rangez les chaussures. Ce qui reste ressemble à de l’espace.
2. **Mardi : les fenêtres.** Lavez-les côté rue, dedans et dehors. Ouvrez les rideaux en grand.
3. **Mercredi : la lumière.** Remplacez chaque ampoule grillée et choisissez partout la même teinte chaude.
4. **Jeudi : les papiers.** Rassemblez relevés, attestations, plans et factures de travaux dans une farde. Nous l’emportons pendant la visite.
5. **Vendredi : la cuisine et la salle de bains.** Dégagez les plans de travail. Réparez le robinet qui goutte ; qui entend une goutte pense aux conduites.
6. **Samedi : la cave et le grenier.** Personne n’achète pour eux, mais beaucoup renoncent à cause d’eux. Libérez un chemin jusqu’à la chaudière, aux compteurs et à la charpente.
7. **Dimanche : dehors.** Rangez les poubelles, balayez le trottoir, coupez ce qui déborde sur l’allée.

![Un séjour avec un feu ouvert entre deux bibliothèques](room-living "Une pièce qui n’a rien à prouver : de la lumière, des sièges, et pas de télévision au milieu.")

## Ce que vous ne devez pas faire

- Peindre. Les acheteurs préfèrent choisir leur couleur, et la peinture fraîche éveille des questions.
- Cuire du pain ou acheter des fleurs. Aérez une demi-heure ; cela suffit.
- Vider la maison. Une pièce sans meubles paraît plus petite, pas plus grande.
- Cacher les défauts. Une tache d’humidité derrière une armoire finit toujours par se voir, et compte alors double.

## Le jour même

Chauffez une heure à l’avance, ouvrez toutes les portes intérieures et allumez partout, même de jour. Emmenez le chien. Et allez vous promener : les visiteurs parlent plus librement sans le propriétaire, et vous lirez le soir ce qu’ils ont dit. Nous vous appelons après la dernière visite.

> Une maison rangée ne se vend pas plus cher, mais plus vite.

Vous voulez que nous passions avant ? Cela fait partie de l’[estimation gratuite](page:menuPage-valuation). Les attestations à mettre dans la farde figurent à la page [Vendre](page:menuPage-selling).`,
    en: `Buyers decide within the first minute, usually while still in the hall. For the rest of the visit they look for confirmation. Give them that minute. It costs you a week of half an hour a day.

## The list

1. **Monday: the hall.** Take half of the coats off the rack and put the shoes away. What is left looks like space.
2. **Tuesday: the windows.** Wash those on the street side, inside and out. Draw the curtains wide open.
3. **Wednesday: the light.** Replace every bulb that has gone, and choose the same warm colour throughout.
4. **Thursday: the papers.** Put meter readings, certificates, plans and invoices of works in one folder. We carry it round with us.
5. **Friday: kitchen and bathroom.** Clear the worktops. Mend the tap that drips; whoever hears a drip thinks of pipes.
6. **Saturday: cellar and attic.** Nobody buys for their sake, but many drop out because of them. Clear a path to the boiler, the meters and the roof timbers.
7. **Sunday: outside.** Put the bins away, sweep the pavement, cut back what hangs over the path.

![A living room with an open fire between two bookcases](room-living "A room with nothing to prove: light, seats, and no television in the middle.")

## What you need not do

- Paint. Buyers like to choose a colour themselves, and fresh paint raises questions.
- Bake bread or buy flowers. Air the rooms for half an hour; that is enough.
- Empty the house. A room without furniture looks smaller, not larger.
- Hide defects. A damp patch behind a cupboard always comes out, and then it counts double.

## On the day

Turn on the heating an hour before, open all inner doors and switch on every light, in daytime too. Take the dog with you. And go for a walk: buyers talk more freely when the owner is away, and you read in the evening what they said. We call you after the last visit.

> A tidy house does not sell for more, but it sells sooner.

Would you like us to come by beforehand? That is part of the [free valuation](page:menuPage-valuation). Which certificates belong in the folder is under [selling](page:menuPage-selling).`,
    de: `Käufer entscheiden in der ersten Minute, meist noch im Flur. Den Rest der Besichtigung suchen sie Bestätigung. Geben Sie ihnen diese Minute. Sie kostet Sie eine Woche lang je eine halbe Stunde.

## Die Liste

1. **Montag: der Flur.** Nehmen Sie die Hälfte der Mäntel von der Garderobe und räumen Sie die Schuhe weg. Was bleibt, wirkt wie Raum.
2. **Dienstag: die Fenster.** Putzen Sie die zur Straße, innen und außen. Ziehen Sie die Vorhänge ganz auf.
3. **Mittwoch: das Licht.** Ersetzen Sie jede kaputte Lampe und wählen Sie überall dieselbe warme Farbe.
4. **Donnerstag: die Papiere.** Legen Sie Zählerstände, Bescheinigungen, Pläne und Rechnungen in eine Mappe. Wir nehmen sie mit herum.
5. **Freitag: Küche und Bad.** Räumen Sie die Arbeitsflächen frei. Reparieren Sie den tropfenden Hahn; wer einen Tropfen hört, denkt an Leitungen.
6. **Samstag: Keller und Dachboden.** Ihretwegen kauft niemand, aber viele springen ihretwegen ab. Machen Sie den Weg frei zum Kessel, zu den Zählern und zum Dachstuhl.
7. **Sonntag: draußen.** Stellen Sie die Mülltonnen weg, fegen Sie den Gehweg, schneiden Sie zurück, was über den Weg hängt.

![Ein Wohnzimmer mit offenem Kamin zwischen zwei Bücherschränken](room-living "Ein Zimmer, das nichts beweisen muss: Licht, Sitzplätze und kein Fernseher in der Mitte.")

## Was Sie nicht tun müssen

- Streichen. Käufer wählen lieber selbst eine Farbe, und frische Farbe weckt Fragen.
- Brot backen oder Blumen kaufen. Lüften Sie eine halbe Stunde; das genügt.
- Das Haus leeren. Ein Zimmer ohne Möbel wirkt kleiner, nicht größer.
- Mängel verstecken. Ein feuchter Fleck hinter dem Schrank kommt immer heraus und zählt dann doppelt.

## Am Tag selbst

Heizen Sie eine Stunde vorher, öffnen Sie alle Innentüren und schalten Sie überall Licht an, auch tagsüber. Nehmen Sie den Hund mit. Und gehen Sie spazieren: Ohne den Eigentümer sprechen Interessenten freier, und abends lesen Sie, was sie sagten. Wir rufen nach der letzten Besichtigung an.

> Ein aufgeräumtes Haus verkauft sich nicht teurer, aber schneller.

Sollen wir vorher vorbeikommen? Das gehört zur [kostenlosen Bewertung](page:menuPage-valuation). Welche Bescheinigungen in die Mappe gehören, steht unter [Verkaufen](page:menuPage-selling).`,
  },
});
