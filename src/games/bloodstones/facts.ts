import type { GameFacts } from '../module.ts'

export const facts: GameFacts = {
  id: 'bloodstones',
  players: { min: 2, max: 6 },
  minutes: [60, 150],
  bots: [
    { name: 'Ysolde', face: [0, 'tower'] },
    { name: 'Brannoch', face: [1, 'star'] },
    { name: 'Tamsin', face: [2, 'moon'] },
    { name: 'Orwig', face: [3, 'wave'] },
    { name: 'Maredd', face: [0, 'leaf'] },
    { name: 'Halvard', face: [1, 'flame'] },
    { name: 'Sunniva', face: [2, 'key'] },
    { name: 'Gorlas', face: [3, 'crown'] },
    { name: 'Eadgyth', face: [0, 'bolt'] },
    { name: 'Torben', face: [1, 'eye'] },
    { name: 'Nesta', face: [2, 'horn'] },
    { name: 'Wulfric', face: [3, 'rose'] },
  ],
  characters: [
    {
      id: 'raider',
      face: [1, 'bolt'],
      words: {
        en: { name: 'Sigrun the Raider', about: 'Would rather have your villages than her own.' },
        de: { name: 'Sigrun die Plünderin', about: 'Nimmt lieber deine Dörfer, als eigene zu bauen.' },
      },
    },
    {
      id: 'builder',
      face: [2, 'tower'],
      words: {
        en: { name: 'Aldous the Builder', about: 'Settles every corner and leaves no village without a guard.' },
        de: { name: 'Aldous der Baumeister', about: 'Besiedelt jeden Winkel und lässt kein Dorf unbewacht.' },
      },
    },
    {
      id: 'hunter',
      face: [3, 'eye'],
      words: {
        en: { name: 'Ragna the Hunter', about: 'Gathers her armies and looks for battle.' },
        de: { name: 'Ragna die Jägerin', about: 'Sammelt ihre Heere und sucht die Schlacht.' },
      },
    },
    {
      id: 'hoarder',
      face: [0, 'key'],
      words: {
        en: { name: 'Osric the Hoarder', about: 'Keeps his best tiles until they hurt you most.' },
        de: {
          name: 'Osric der Hamsterer',
          about: 'Spart seine besten Plättchen auf, bis sie dich am meisten schmerzen.',
        },
      },
    },
  ],
  first: {
    roles: 2,
    options: { map: 'twin-ford' },
    minutes: [45, 90],
    words: { en: 'Two factions at the Twin Ford', de: 'Zwei Fraktionen an der Zwillingsfurt' },
  },
  words: {
    en: {
      name: 'Bloodstones',
      kind: 'Area conquest with tiles',
      about: 'Two to six factions place, march and fight with the very tiles they pay with.',
      goal: 'Have the most points in the end: for battles won, for villages of your own and for captured ones.',
    },
    de: {
      name: 'Bloodstones',
      kind: 'Gebietseroberung mit Plättchen',
      about:
        'Zwei bis sechs Fraktionen platzieren, marschieren und kämpfen mit denselben Plättchen, mit denen sie bezahlen.',
      goal: 'Am Ende die meisten Punkte haben: für gewonnene Schlachten, eigene Dörfer und eroberte.',
    },
  },
}
