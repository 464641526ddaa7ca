import { Linear, Radial } from '../../../boardkit/drawing/gradient.tsx'
import { seeded } from '../../../boardkit/drawing/seed.ts'

const FLAKES = ((): readonly (readonly [number, number, number])[] => {
  const next = seeded('uprising')
  return Array.from({ length: 70 }, () => [next() * 480, next() * 250, 0.5 + next() * 1.5] as const)
})()

/** The Capital: black iron on its rock, watched by cold windows. */
function Capital() {
  return (
    <g>
      <path d="M176 172L196 140L214 148L240 120L268 146L286 140L306 172Z" fill="#1a222b" />
      <path
        d="M204 152V112h6V96h-3l8-18l8 18h-3v10h8V66h-4l12-36l12 36h-4v40h8V92h-3l8-18l8 18h-3v18h6v42Z"
        fill="#0f151c"
      />
      <path d="M236 30V14M236 14l9 3l-9 4" stroke="#0f151c" strokeWidth="1.6" fill="#7b2620" />
      <path
        d="M233 62h4v9h-4zM233 84h4v7h-4zM212 104h3v7h-3zM258 100h3v7h-3zM226 122h3v7h-3zM246 122h3v7h-3z"
        fill="#b8d6e8"
      />
    </g>
  )
}

/** Chaos: a horned skull that rises green out of the fog. */
function Chaos() {
  return (
    <g>
      <ellipse cx="398" cy="120" rx="90" ry="76" fill="url(#upb-fog)" />
      <path
        d="M362 118c-16-8-26-26-22-46c8 16 18 22 30 24c8-8 18-12 30-12s22 4 30 12c12-2 22-8 30-24c4 20-6 38-22 46c0 14-5 24-14 30v14h-48v-14c-9-6-14-16-14-30z"
        fill="#2c3f14"
      />
      <path
        d="M378 116c5-6 14-5 18 2c-2 9-14 11-19 6zM422 116c-5-6-14-5-18 2c2 9 14 11 19 6zM400 126l5 12h-10z"
        fill="#c6ef5b"
      />
      <path d="M384 148v12M392 149v13M400 150v13M408 149v13M416 148v12" stroke="#121c08" strokeWidth="2" />
    </g>
  )
}

/** The free peoples: a fire in the snow, spears and a banner around it. */
function Haven() {
  return (
    <g>
      <circle cx="112" cy="206" r="92" fill="url(#upb-ember)" />
      <path
        d="M44 228V150M58 228V140M166 228V146M182 228V156"
        stroke="#160f0a"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d="M44 150l-3 -12l3 -8l3 8zM58 140l-3 -12l3 -8l3 8zM166 146l-3 -12l3 -8l3 8zM182 156l-3 -12l3 -8l3 8z"
        fill="#b9c6cf"
      />
      <path d="M76 232V132" stroke="#160f0a" strokeWidth="3" />
      <path d="M77 134q18 -6 30 2q-8 8 2 16q-14 -4 -32 2z" fill="#b8391f" />
      <path
        d="M22 236q4 -24 12 -28q-2 -9 5 -11q7 2 5 11q8 4 12 28zM44 238q3 -20 10 -24q-1 -8 5 -10q6 2 5 10q7 4 10 24zM142 238q4 -24 12 -28q-2 -9 5 -11q7 2 5 11q8 4 12 28zM170 240q3 -20 10 -24q-1 -8 5 -10q6 2 5 10q7 4 10 24z"
        fill="#17100b"
      />
      <path d="M94 236l38 -8M94 228l38 8" stroke="#2b1a0d" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M113 186c6 10 20 18 18 34c-2 10 -10 14 -18 14s-17 -5 -18 -15c-1 -9 6 -13 7 -21c5 3 6 8 6 11c5 -6 7 -14 5 -23z"
        fill="#f08a24"
      />
      <path
        d="M113 206c4 6 9 10 8 18c-1 6 -4 9 -9 9s-8 -4 -8 -9c0 -6 4 -8 5 -12c2 2 3 4 3 6c1 -4 2 -8 1 -12z"
        fill="#ffe28a"
      />
    </g>
  )
}

/** The box on the shelf: a fire in a frozen land, between the iron Capital and the green fog. */
export function Box() {
  return (
    <svg viewBox="0 0 480 270" role="img" aria-label="Uprising" preserveAspectRatio="xMidYMid slice">
      <defs>
        <Linear id="upb-sky" x2="0" y2="1" stops={['0 #0c141c', '.45 #2b3f50', '.8 #7f9aab', '1 #c2d2da']} />
        <Radial id="upb-fog" stops={['0 #a6d63f .6', '.6 #5b8517 .3', '1 #5b8517 0']} />
        <Radial id="upb-ember" stops={['0 #ffd27a .95', '.35 #f08a24 .5', '1 #f08a24 0']} />
        <Linear id="upb-snow" x2="0" y2="1" stops={['0 #dfe9ee', '1 #8ea7b5']} />
      </defs>
      <rect width="480" height="270" fill="url(#upb-sky)" />
      <path d="M0 156L38 112L62 132L104 78L136 120L160 104L196 150L480 158V190H0Z" fill="#3b5364" />
      <path d="M104 78l-14 20l10 -4l6 12l8 -10l10 8ZM38 112l-9 12l8 -3l5 8l7 -6Z" fill="#cfdde4" />
      <path d="M280 150L322 108L350 134L392 96L430 128L480 92V190H280Z" fill="#34495a" />
      <Capital />
      <Chaos />
      <path d="M0 186Q70 160 150 176T300 168T480 176V270H0Z" fill="#6f8b9b" />
      <path d="M0 206Q90 184 190 200T370 194T480 200V270H0Z" fill="url(#upb-snow)" />
      <path
        d="M300 214l7 -26l7 26zM318 222l8 -30l8 30zM446 210l7 -26l7 26zM428 220l8 -28l8 28zM228 212l5 -18l5 18zM206 208l4 -15l4 15z"
        fill="#1c2a33"
      />
      <path
        d="M300 214l7 -26l2 7l-5 19zM318 222l8 -30l2 8l-6 22zM428 220l8 -28l2 8l-6 20z"
        fill="#dfe9ee"
        opacity=".55"
      />
      <path d="M330 244l26 -10l18 8l34 -12l22 12l40 -6" stroke="#6f8b9b" strokeWidth="1.6" fill="none" opacity=".8" />
      <Haven />
      {FLAKES.map(([x, y, r], i) => (
        <circle key={i} cx={x} cy={y} r={r} fill="#f4f9fc" opacity=".75" />
      ))}
    </svg>
  )
}
