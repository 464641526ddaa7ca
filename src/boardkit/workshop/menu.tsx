import { useEffect, useRef, useState, type RefObject } from 'react'
import { Button } from '../papers/button.tsx'
import { Sign } from './signs.tsx'
import type { SignName } from './signs.tsx'

export type MenuItem = readonly [act: string, name: string, onClick: () => void]

interface Props {
  readonly name: string
  readonly sign: SignName
  readonly act: string
  readonly disabled: boolean
  readonly hint?: string | undefined
  readonly items: readonly MenuItem[]
}

function useAway(ref: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const away = (event: Event): void => {
      if (!(event.target instanceof Node && ref.current?.contains(event.target))) close()
    }
    addEventListener('pointerdown', away)
    return () => removeEventListener('pointerdown', away)
    // oxlint-disable-next-line react/exhaustive-deps -- closing is always the same
  }, [isOpen])
}

/** A button with a list of things to do. */
export function Menu({ name, sign, act, disabled, hint, items }: Props) {
  const [isOpen, setOpen] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  const close = (): void => setOpen(false)
  useAway(ref, isOpen, close)
  return (
    <div ref={ref} className="workshop-menu" onKeyDown={(event) => event.key === 'Escape' && close()}>
      <Button
        data-act={act}
        disabled={disabled}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sign={<Sign name={sign} />}
        text={<span>{name}</span>}
      />
      {isOpen && (
        <div className="workshop-menu-list paper">
          {items.map(([key, text, onClick]) => (
            <Button
              key={key}
              look="quiet"
              text={text}
              data-act={key}
              onClick={() => {
                close()
                onClick()
              }}
            />
          ))}
          {hint !== undefined && <p className="hint">{hint}</p>}
        </div>
      )}
    </div>
  )
}
