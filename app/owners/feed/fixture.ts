/** An export in Omnicasa's format about two owners and three properties, as Belgian CRMs write it. */
export const ownersExport = {
  Complete: 1,
  OwnerList: [
    {
      PersonID: 71,
      FirstName: 'Lien',
      Name: 'Maes',
      Email: ' Lien.Maes@owners.example ',
      Language: 'nl-BE',
      PropertyIDs: [4101, '4102'],
      Password: 'geheim-wachtwoord',
    },
    {
      PersonID: '72',
      FirstName: 'Luc',
      Name: 'Dubois',
      Email: 'luc@owners.example',
      Language: 'FR',
      PropertyIDs: ['4103'],
    },
  ],
  CalendarHistoryList: [
    {
      PropertyID: 4101,
      ID: 9001,
      Date: '2026-07-14T10:30:00',
      Type: 'Telefoon',
      Contact: 'An Peeters',
      Subject: 'Vraag over de tuin',
      Comment: 'Belt terug.',
      Status: 'Afgehandeld',
      Source: 'Immoweb',
    },
    { PropertyID: 4101, ID: 9002, Date: '/Date(1784275200000+0200)/', Type: 'Plaatsbezoek', Status: 'Bevestigd' },
    { PropertyID: 4103, ID: 9003, Date: '2026-07-20', Type: 'Sleuteloverdracht', Contact: null },
  ],
  MediaObjectStatisticList: [
    {
      PropertyID: 4101,
      Media: 'Immoweb',
      Url: 'https://portal.example/4101',
      OnlineSince: '2026-06-01',
      Statistics: [
        { Date: '2026-07-01', Views: '41', Contacts: 1 },
        { Date: '2026-07-02', Views: 1_250, Contacts: null },
      ],
    },
    { PropertyID: 4103, Media: 'Zimmo', Url: 'javascript:alert(1)', OnlineSince: '', Statistics: null },
  ],
  DocumentList: [
    { PropertyID: 4101, ID: 5, Name: 'EPC', Url: 'https://crm.example/epc.pdf', Date: '2026-05-20' },
    { PropertyID: 4103, ID: 6, Name: 'Attestation du sol', Url: 'https://crm.example/sol.pdf' },
  ],
};
