/** A stand-in until the battlefield is drawn here. */
export function Board() {
  return <p>…</p>
}
