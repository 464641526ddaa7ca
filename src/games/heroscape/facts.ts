import type { GameFacts } from '../module.ts'

export const facts: GameFacts = {
  id: 'heroscape',
  players: { min: 2, max: 8 },
  minutes: [45, 120],
  bots: [
    { name: 'Kestra', face: [0, 'tower'] },
    { name: 'Bolthar', face: [1, 'star'] },
    { name: 'Vydia', face: [2, 'moon'] },
    { name: 'Rokk', face: [3, 'wave'] },
    { name: 'Sable', face: [0, 'leaf'] },
    { name: 'Tormund', face: [1, 'flame'] },
    { name: 'Ixxa', face: [2, 'key'] },
    { name: 'Dorn', face: [3, 'crown'] },
    { name: 'Quill', face: [0, 'bolt'] },
    { name: 'Magda', face: [1, 'eye'] },
    { name: 'Hark', face: [2, 'horn'] },
    { name: 'Zephyrine', face: [3, 'rose'] },
    { name: 'Ulf', face: [1, 'tower'] },
  ],
  characters: [
    {
      id: 'hunter',
      face: [1, 'bolt'],
      words: {
        en: {
          name: 'Hunter of heroes',
          about: 'Goes for your heroes, again and again with the same card, and fears little.',
        },
        de: {
          name: 'Heldenjägerin',
          about: 'Jagt deine Helden, immer wieder mit derselben Karte, und fürchtet wenig.',
        },
      },
    },
    {
      id: 'heights',
      face: [3, 'tower'],
      words: {
        en: { name: 'Holder of heights', about: 'Takes the high ground early and lets you come.' },
        de: { name: 'Herr der Höhen', about: 'Besetzt früh das hohe Gelände und lässt dich kommen.' },
      },
    },
    {
      id: 'marksman',
      face: [2, 'eye'],
      words: {
        en: { name: 'Marksman', about: 'Gathers shooters and keeps them out of reach of swords.' },
        de: { name: 'Scharfschütze', about: 'Sammelt Schützen und hält sie außer Reichweite der Schwerter.' },
      },
    },
  ],
  first: {
    roles: 2,
    options: { scenario: 'DAWN' },
    minutes: [30, 60],
    words: { en: 'Basic game: Attack at Dawn', de: 'Grundspiel: Angriff in der Dämmerung' },
  },
  words: {
    en: {
      name: 'HeroScape',
      kind: 'Skirmish on stacked hex terrain',
      about: 'Heroes and squads of all ages meet on a battlefield of stacked tiles, which you can also build yourself.',
      goal: 'Reach the goal of the scenario; in most of them the other side must lose all its figures.',
    },
    de: {
      name: 'HeroScape',
      kind: 'Gefecht auf gestapeltem Sechseckgelände',
      about:
        'Helden und Truppen aller Zeiten treffen sich auf einem Schlachtfeld aus gestapelten Teilen, das ihr auch selbst bauen könnt.',
      goal: 'Das Ziel des Szenarios erreichen; meistens muss die andere Seite alle Figuren verlieren.',
    },
  },
  workshop: {
    en: { link: 'Build a battlefield', mine: 'Your battlefields' },
    de: { link: 'Schlachtfeld bauen', mine: 'Deine Schlachtfelder' },
  },
}
