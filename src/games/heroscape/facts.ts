import type { GameFacts } from '../module.ts'

export const facts: GameFacts = {
  id: 'heroscape',
  players: { min: 2, max: 8 },
  minutes: [45, 120],
  words: {
    en: {
      name: 'HeroScape',
      kind: 'Skirmish on stacked hex terrain',
      about: 'Heroes and squads of all ages meet on a battlefield of stacked tiles, which you can also build yourself.',
    },
    de: {
      name: 'HeroScape',
      kind: 'Gefecht auf gestapeltem Sechseckgelände',
      about:
        'Helden und Truppen aller Zeiten treffen sich auf einem Schlachtfeld aus gestapelten Teilen, das ihr auch selbst bauen könnt.',
    },
  },
  workshop: {
    en: { link: 'Build a battlefield', mine: 'Your battlefields' },
    de: { link: 'Schlachtfeld bauen', mine: 'Deine Schlachtfelder' },
  },
}
