/** Wofür es SP gibt, wenn eine Figur keinen Platz findet, die Bedrohung zu hoch wird oder die Hauptstadt fällt. */
export const nemesisPointsDe: Readonly<Record<string, string>> = {
  'UP-PLC-06': ' für eine Garnison, die keinen Platz findet',
  'UP-GAR-09': ' für eine Garnison, die nicht in der Reserve ist',
  'UP-GAR-10': ' für eine vierte Garnison auf einem Hexfeld',
  'UP-CAP-04': ' für eine Garnison, die neben der Hauptstadt keinen Platz findet',
  'UP-PLC-11': ' für ein Skelett, das keinen Platz findet',
  'UP-RUL-66': ' für ein Skelett, das nicht in der Reserve ist',
  'UP-RUL-67': ' für Skelette, die nicht zu einer Horde werden können',
  'UP-LEG-03': ' für eine Legion, die nicht im Deck ist',
  'UP-PLC-13': ' für eine Horde, die keinen Platz findet',
  'UP-HOR-05': ' für einen zweiten Fluch auf einem Hexfeld',
  'UP-RUL-68': ' für einen Fluch, der nicht gelegt werden kann',
  'UP-THR-04': ' für Bedrohung über dem Maximum',
  'UP-RUL-52': ' für Bedrohung über dem Maximum',
  'UP-CAP-07': ' für die Hauptstadt',
}
