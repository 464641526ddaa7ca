import { useEffect, useRef, useState } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import { marked } from './about/own.ts'
import { useTable } from './context.tsx'

/** Things that may be done at any time besides the question: one button, which opens them. What the game shows itself is left out. */
export function Offers() {
  const { state, t, words, session, ui, board } = useTable()
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const leave = (event: Event): void => {
      const isKey = event instanceof KeyboardEvent
      if (isKey ? event.key === 'Escape' : !box.current?.contains(event.target as Node)) setOpen(false)
    }
    addEventListener('pointerdown', leave)
    addEventListener('keydown', leave)
    return () => {
      removeEventListener('pointerdown', leave)
      removeEventListener('keydown', leave)
    }
  }, [isOpen])
  const all = state.past === undefined ? board.offers : []
  const offers = all.filter((offer) => ui?.placesOffer?.(offer) !== true)
  if (offers.length === 0) return undefined
  return (
    <div className="offers" ref={box}>
      <Button
        look="quiet small"
        aria-expanded={isOpen}
        aria-haspopup="true"
        {...marked('offers')}
        text={t.plates.offers(offers.length)}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div className="plate offers-list" role="group" aria-label={t.table.offers}>
          <p className="soft">{t.table.offers}</p>
          {offers.map((offer) => (
            <Button
              key={offer.key}
              look="small"
              text={words.say(offer.label)}
              {...marked('offers')}
              onClick={() => {
                setOpen(false)
                void session.offer(offer.key)
              }}
            />
          ))}
        </div>
      )}
    </div>
  )
}
