import type { Vocabulary } from './meaning.ts';

export const nl: Vocabulary = {
  phrases: {
    sale: 'te koop, koop, kopen, koopt, aankoop, aankopen, kopn, koophuis, koopwoning, koopappartement, verkoop, tekoop, verkocht, verkochte',
    rent: 'te huur, huur, huren, hurn, verhuur, te huren, huurhuis, huurwoning, huurappartement, tehuur, verhuurd, verhuurde',
    house:
      'huis, huisje, huizen, woning, woningen, gezinswoning, eengezinswoning, rijhuis, rijwoning, herenhuis, herenwoning, hoeve, boerderij, landhuis, halfopen bebouwing, open bebouwing, halfopen, bel etage, belle etage, arbeiderswoning, koophuis, koopwoning, huurhuis, huurwoning, nieuwbouwwoning, kasteel, kamerwoning',
    apartment:
      'appartement, appartementen, apartement, appartment, apartment, appartementje, dakappartement, flat, flatje, gelijkvloers appartement, koopappartement, huurappartement, nieuwbouwappartement, assistentiewoning, serviceflat, kamerappartement',
    studio: 'kot, koten, studentenkamer, studentenkot',
    plot: 'grond, gronden, bouwgrond, bouwgronden, perceel, kavel, bouwkavel, bouwperceel, terrein, landbouwgrond, lap grond, stuk grond',
    'income-property':
      'opbrengsteigendom, opbrengstwoning, opbrengstpand, meergezinswoning, appartementsgebouw, investeringspand, opbrengsteigendommen',
    commercial:
      'handelspand, handelsruimte, handelszaak, winkel, winkelruimte, winkelpand, handelsgelijkvloers, horecazaak',
    industrial:
      'magazijn, loods, bedrijfsgebouw, bedrijfspand, bedrijfsruimte, opslagruimte, opslagplaats, industriegebouw, kmo unit',
    offices: 'kantoor, kantoren, kantoorruimte, bureel, burelen, bureau, kantoorgebouw',
    parking: 'parkeerplaats, parkeerplaatsen, staanplaats, autostaanplaats, standplaats, parkeerplek',
    bedrooms:
      'slaapkamer, slaapkamers, slaapkammer, slaapkammers, slaap kamer, slaap kamers, slpk, slpks, slk, slpkr, slaapk, sk, kamer, kamers, kamerappartement, kamerwoning',
    bathrooms: 'badkamer, badkamers, bad kamer, badk',
    showerrooms: 'douchekamer, douchekamers, douche, douches',
    toilets: 'toilet, toiletten',
    doubleGarage: 'dubbele garage',
    cars: 'auto s, autos, auto, wagens, wagen',
    garden: 'tuin, tuintje, stadstuin, tuinen',
    terrace: 'terras, terrassen, dakterras, terrasje',
    lift: 'lift',
    newBuild: 'nieuwbouw, nieuwbouwwoning, nieuwbouwappartement, nieuw, nieuwe, nieuwbouwproject',
    furnished: 'gemeubeld, gemeubileerd, bemeubeld, gemeubelde',
    cellar: 'kelder, kelders, keldertje',
    sold: 'verkocht, verkochte, verhuurd, verhuurde',
    ready:
      'instapklaar, instapklare, instap klaar, instapklar, gerenoveerd, gerenoveerde, vernieuwd, vernieuwde, goed onderhouden, in goede staat, goede staat, in perfecte staat, uitstekende staat',
    refresh: 'op te frissen, te verfrissen, opfrissen, opfrisser, te moderniseren, mits opfrissing',
    renovate:
      'te renoveren, renoveren, renovatieproject, renovatiepand, op te knappen, opknappertje, opknapper, te verbouwen, casco',
    noRenovationDuty:
      'zonder renovatieplicht, geen renovatieplicht, zonder renovatieverplichting, geen renovatieverplichting, niet renovatieplichtig, zonder verplichte renovatie',
    epc: 'energielabel, epc label, energieklasse, epc waarde',
    built: 'gebouwd, bouwjaar, constructiejaar, gebouwde',
    after: 'na, sinds, later dan',
    before: 'voor, ouder dan',
    euro: 'eurotjes',
    month: 'per maand, maand, de maand, maandelijks, maandhuur, p maand, mnd, elke maand',
    ownMoney: 'eigen geld, eigen middelen, eigen inbreng, eigen vermogen, eigen kapitaal, inbreng, spaargeld',
    m2: 'vierkante meter, vierkantemeter',
    are: 'are, ares, aren',
    km: 'kilometer, kilometers',
    min: 'vanaf, minstens, tenminste, ten minste, meer dan, minimaal, boven, groter dan, of meer, op zijn minst, hoger dan',
    max: 'tot, tot en met, maximaal, hoogstens, ten hoogste, onder, minder dan, lager dan, niet meer dan, tot maximaal, kleiner dan, of minder, beneden, goedkoper dan',
    about: 'ongeveer, rond, zowat, om en bij, om en bij de, plusminus, rond de',
    between: 'tussen',
    to: 'tot, a, tot en met',
    and: 'en, plus, ook',
    or: 'of, ofwel',
    with: 'met, incl, inclusief, op',
    no: 'zonder, geen, niet',
    in: 'in, te, centrum, regio, stad, gemeente, binnen',
    near: 'rond, rondom, in de buurt van, in de buurt, buurt, omgeving, in de omgeving van, en omgeving, omstreken, en omstreken, nabij, dichtbij, dicht bij, vlakbij, bij, niet ver van',
    stop: 'een, iets, de, het, die, dat, van, voor, aan, ik, wij, we, zoek, zoeken, op zoek naar, gezocht, graag, wil, willen, om, er, is, zijn, die, heeft, prijs, huurprijs, vraagprijs, koopprijs, mooi, mooie, grote, groot, ruime, ruim, kleine, klein, volwaardige, goedkoop, goedkope, betaalbaar, betaalbare, pand, eigendom, vastgoed, of beter, beter dan, bewoonbare oppervlakte, woonoppervlakte, oppervlakte, oppervlakte van, ongemeubeld, liefst, bij voorkeur, eventueel, ons, mijn, zelf, inbegrepen, kosten inbegrepen, gelegen, wonen, maar, straal, straal van, binnen een straal van, in een straal van, hallo, naar',
  },
  counting:
    'een, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf, dertien, veertien, vijftien, zestien, zeventien, achttien, negentien, twintig',
  numerals: {
    dertig: 30,
    veertig: 40,
    vijftig: 50,
    zestig: 60,
    zeventig: 70,
    tachtig: 80,
    negentig: 90,
    honderd: 100,
    duizend: 1000,
    miljoen: 1e6,
    half: 0.5,
    halve: 0.5,
    anderhalf: 1.5,
    en: 0,
  },
};
