import { useEffect, useRef } from 'react'
import { useSettings } from '../app/settings.ts'

const DEFAULT_ICON = '/icon.svg'
const TURN_ICON = '/icon-turn.svg'

/** Tab title, icon and, if wished, a soft knock say when it is my turn. */
export function MyTurn({ isMine, title, word }: { isMine: boolean; title: string; word: string }) {
  const sounds = useSettings((settings) => settings.sounds)
  const before = useRef(isMine)
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon !== null) icon.href = isMine ? TURN_ICON : DEFAULT_ICON
    if (isMine && !before.current && sounds) knock()
    before.current = isMine
    return () => {
      if (icon !== null) icon.href = DEFAULT_ICON
    }
  }, [isMine, sounds])
  return <title>{isMine ? `● ${word} – ${title}` : `${title} – Walstatt`}</title>
}

function knock(): void {
  const audio = new AudioContext()
  for (const at of [0, 0.16]) {
    const tone = audio.createOscillator()
    const loud = audio.createGain()
    tone.type = 'sine'
    tone.frequency.setValueAtTime(190, audio.currentTime + at)
    tone.frequency.exponentialRampToValueAtTime(80, audio.currentTime + at + 0.1)
    loud.gain.setValueAtTime(0.25, audio.currentTime + at)
    loud.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.13)
    tone.connect(loud).connect(audio.destination)
    tone.start(audio.currentTime + at)
    tone.stop(audio.currentTime + at + 0.15)
  }
  setTimeout(() => void audio.close(), 600)
}
