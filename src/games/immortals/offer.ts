import type { Both, Level, Member, Offer } from '../offer.ts'
import races from './content/races.json' with { type: 'json' }

const all: readonly { readonly id: string; readonly name: Both }[] = [...races.lightRaces, ...races.shadowRaces]

const member = (id: string, level: Level, en: string, de: string): Member => ({
  id,
  name: all.find((race) => race.id === id)!.name,
  level,
  about: { en, de },
})

export const offer: Offer = {
  main: ['rounds'],
  choices: {},
  cast: {
    title: { en: 'Ten races', de: 'Zehn Völker' },
    how: {
      en: 'Everybody is dealt one of the Light and one of the Shadow.',
      de: 'Alle bekommen eines des Lichts und eines des Schattens zugelost.',
    },
    members: [
      member('humans', 1, 'Light. Even armies and even prices.', 'Licht. Gleich große Heere, gleichmäßige Preise.'),
      member('dwarves', 1, 'Light. Rich: they build with gold.', 'Licht. Reich: Sie bauen mit Gold.'),
      member('amazons', 1, 'Light. One great host, cheap buildings.', 'Licht. Ein großes Heer, billige Bauwerke.'),
      member('elves', 2, 'Light. Four small armies, much energy.', 'Licht. Vier kleine Heere, viel Energie.'),
      member(
        'halflings',
        2,
        'Light. Many small troops, cheap portals.',
        'Licht. Viele kleine Scharen, billige Portale.',
      ),
      member('orcs', 1, 'Shadow. They earn gold a second time.', 'Schatten. Sie nehmen ein zweites Mal Gold ein.'),
      member(
        'trolls',
        1,
        'Shadow. One more attack, paid mostly in gold.',
        'Schatten. Ein Angriff mehr, meist mit Gold.',
      ),
      member(
        'nightElves',
        2,
        'Shadow. One more attack, paid mostly in energy.',
        'Schatten. Ein Angriff mehr, meist mit Energie.',
      ),
      member('necromancers', 2, 'Shadow. They awaken three more.', 'Schatten. Sie erwecken drei weitere.'),
      member('demons', 2, 'Shadow. Shrines for energy alone.', 'Schatten. Schreine allein für Energie.'),
    ],
  },
}
