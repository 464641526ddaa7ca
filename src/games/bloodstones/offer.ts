import type { ChoiceFacts, Level, Member, Offer } from '../offer.ts'
import falsHeartland from './content/maps/fals-heartland.json' with { type: 'json' }
import twinFord from './content/maps/twin-ford.json' with { type: 'json' }
import twoInlandSeas from './content/maps/two-inland-seas.json' with { type: 'json' }
import tyrantsLament from './content/maps/tyrants-lament.json' with { type: 'json' }
import type { FactionId } from './content/units.ts'
import { names } from './text/names.ts'

function mapFacts({ players: { min, max } }: typeof twinFord, about: ChoiceFacts['about']): ChoiceFacts {
  return {
    players: Array.from({ length: max - min + 1 }, (_, i) => min + i),
    minutes: max > 4 ? [120, 180] : max > 2 ? [60, 150] : [45, 90],
    about: about!,
  }
}

const member = (id: FactionId, level: Level, en: string, de: string): Member => ({
  id,
  name: { en: names.en.factions[id], de: names.de.factions[id] },
  level,
  about: { en, de },
})

export const offer: Offer = {
  main: ['map'],
  map: 'map',
  choices: {
    map: {
      'tyrants-lament': mapFacts(tyrantsLament, {
        en: 'The large map of the box: one land with sea around it.',
        de: 'Die große Karte der Schachtel: ein Land, ringsum das Meer.',
      }),
      'twin-ford': mapFacts(twinFord, {
        en: 'A small land for two: neighbours from the first turn.',
        de: 'Ein kleines Land für zwei: Nachbarn vom ersten Zug an.',
      }),
      'fals-heartland': mapFacts(falsHeartland, {
        en: 'Much land, little water: whoever holds the middle is everybody’s neighbour.',
        de: 'Viel Land, wenig Wasser: Wer die Mitte hält, ist aller Nachbar.',
      }),
      'two-inland-seas': mapFacts(twoInlandSeas, {
        en: 'Two seas within the land: ships reach everybody.',
        de: 'Zwei Meere mitten im Land: Schiffe erreichen jeden.',
      }),
    },
    factions: { corsairs: { players: [3, 4, 5, 6] }, chaosHorde: { players: [4, 5, 6] } },
  },
  cast: {
    title: { en: 'Six factions', de: 'Sechs Fraktionen' },
    how: {
      en: 'Everybody leads one: chosen at the table, or here for every seat.',
      de: 'Alle führen eine an: am Tisch gewählt oder hier für jeden Platz.',
    },
    members: [
      member(
        'horseLords',
        1,
        'One more tile in hand, much cavalry, and two leaders who take each other along.',
        'Ein Plättchen mehr auf der Hand, viel Reiterei und zwei Anführer, die einander mitnehmen.',
      ),
      member(
        'hillFolk',
        1,
        'At home in hills and mountains, cheap castles, and giants that draw four battle tiles.',
        'Daheim in Hügeln und Bergen, billige Burgen, dazu Riesen, die vier Kampfplättchen ziehen.',
      ),
      member(
        'dragonRiders',
        2,
        'Two dragons fly anywhere, and nobody retreats from them; after a won attack they are gone.',
        'Zwei Drachen fliegen überallhin, und niemand zieht sich vor ihnen zurück; nach gewonnenem Angriff sind sie fort.',
      ),
      member(
        'necromancers',
        2,
        'Many goblins, and necromancers who raise undead from whoever falls.',
        'Viele Kobolde und Nekromanten, die aus Gefallenen Untote erwecken.',
      ),
      member(
        'corsairs',
        2,
        'Strong at sea, one more point for every battle won; where their ships lie, hardly anybody may retreat.',
        'Stark zur See, ein Punkt mehr für jede gewonnene Schlacht; wo ihre Schiffe liegen, darf sich kaum jemand zurückziehen.',
      ),
      member(
        'chaosHorde',
        3,
        'Neither citadel nor villages: they begin with 10 points and live from what they capture.',
        'Weder Zitadelle noch Dörfer: Sie beginnt mit 10 Punkten und lebt von dem, was sie erobert.',
      ),
    ],
  },
}
