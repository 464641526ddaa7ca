import { memo } from 'react'

interface Line {
  readonly id?: string
  readonly d: string
  readonly width: string
}

/** Drawn with a round pen. */
const Pen = ({ ink, width, ...path }: Line & { ink: string; opacity?: string }) => (
  <path {...path} fill="none" stroke={ink} strokeWidth={width} strokeLinecap="round" />
)

const Rock = ({ width, ...path }: Line & { fill: string }) => (
  <path {...path} stroke="#443d37" strokeWidth={width} strokeLinejoin="round" />
)

/** Firs and oaks. */
const Trees = () => (
  <>
    <g id="bs-fir">
      <path d="M-4.6 1Q0 2.6 4.6 1Q0 3.4-4.6 1Z" fill="#2c3a1f" opacity=".35" />
      <path d="M0-13L4.2-6H2.6L5.2-1.2H-5.2L-2.6-6H-4.2Z" fill="#55733f" stroke="#2f4225" strokeWidth=".6" />
      <path d="M0-13L4.2-6H2.6L5.2-1.2H.4Z" fill="#3f5a30" />
      <path d="M-.8-1.2H.8V1H-.8Z" fill="#5a3d22" />
    </g>
    <g id="bs-fir2">
      <path d="M0-11L3.4-5H2.2L4.4-1H-4.4L-2.2-5H-3.4Z" fill="#64814a" stroke="#2f4225" strokeWidth=".6" />
      <path d="M0-11L3.4-5H2.2L4.4-1H.4Z" fill="#4a6637" />
      <path d="M-.7-1H.7V.8H-.7Z" fill="#5a3d22" />
    </g>
    <g id="bs-oak">
      <path d="M-4.4 1Q0 2.6 4.4 1Q0 3.2-4.4 1Z" fill="#2c3a1f" opacity=".35" />
      <path d="M-.9-4H.9V1H-.9Z" fill="#5a3d22" />
      <path
        d="M-5-5.5Q-5.6-9-2.4-9.6Q0-12.4 2.6-9.8Q5.8-8.8 4.8-5.4Q4-3 0-3.2Q-4.2-2.8-5-5.5Z"
        fill="#74904c"
        stroke="#3a4f29"
        strokeWidth=".6"
      />
      <path d="M2.6-9.8Q5.8-8.8 4.8-5.4Q4-3 0-3.2Q3.4-5 2.6-9.8Z" fill="#57743a" />
    </g>
    <g id="bs-oak2">
      <path d="M-.8-3H.8V1H-.8Z" fill="#5a3d22" />
      <circle cy="-5.6" r="4" fill="#6b8845" stroke="#3a4f29" strokeWidth=".6" />
      <path d="M1.4-9.3A4 4 0 0 1-.6-1.7Q4-4 1.4-9.3Z" fill="#506c36" />
    </g>
  </>
)

/** Hills. */
const Hills = () => (
  <>
    <g id="bs-hill">
      <path d="M-13 3Q-7-10 0-9Q6-9 13 3Q0 5.5-13 3Z" fill="#c9a063" />
      <path d="M0-9Q6-9 13 3Q6 4.6 2 4.4Q6-2 0-9Z" fill="#a97d45" opacity=".75" />
      <Pen
        d="M-13 3Q-7-10 0-9Q6-9 13 3M4-6.5Q7-3 8 1M7.4-3.6Q9.6-.6 10.2 1.8M1-6.6Q3.8-3.4 4.4.4"
        ink="#70502a"
        width=".9"
      />
    </g>
    <g id="bs-hill2">
      <path d="M-9 2.4Q-4-7-.5-6.6Q4-6.4 9 2.4Q0 4-9 2.4Z" fill="#d0aa6c" />
      <Pen d="M-9 2.4Q-4-7-.5-6.6Q4-6.4 9 2.4M2.6-4.6Q5-2 5.6.8M4.8-2.6Q6.6-.6 7 1.2" ink="#70502a" width=".85" />
    </g>
  </>
)

/** Mountains. */
const Mountains = () => (
  <>
    <g id="bs-mountain">
      <path d="M-17 6Q0 9.5 17 6L15 8Q0 11-15 8Z" fill="#2c2620" opacity=".25" />
      <Rock d="M-16 6L-7-8L-4-5.5L1-20L8-7L10-9L17 6Q0 8.6-16 6Z" fill="#a39a8f" width=".9" />
      <path d="M1-20L8-7L10-9L17 6Q9 7.6 4 7.2L2-2L4.4-8Z" fill="#6f675f" />
      <path d="M1-20L-2.6-9.6L-.6-11L.8-8L2.6-11.6L5.4-9.4L4.8-12.6Z" fill="#f7f4ec" />
      <path d="M-7-8L-9.4-4L-7.6-4.8L-6.4-3L-5-5.2L-4-5.5Z" fill="#f1ede2" />
      <Pen d="M-12 3L-9-1M-8 4L-5.6-.6M-3 5L-1.6 1" ink="#5b534b" width=".7" />
    </g>
    <g id="bs-mountain2">
      <Rock d="M-12 5L-2-15L2-10L4-12L12 5Q0 7-12 5Z" fill="#ada498" width=".9" />
      <path d="M-2-15L2-10L4-12L12 5Q5 6.2 2 6L.6-3L1-8Z" fill="#79716a" />
      <path d="M-2-15L-5-9L-3.2-10L-2-7.4L-.4-10L1.4-8.4L1-11.4Z" fill="#f7f4ec" />
      <Pen d="M-7 3L-4.6-2M-3 4L-1.6.4" ink="#5b534b" width=".7" />
    </g>
    <g id="bs-mountain3">
      <Rock d="M-10 4L-1-10L9 4Q0 5.8-10 4Z" fill="#9a9187" width=".85" />
      <path d="M-1-10L9 4Q4 5 1 4.9L.6-3Z" fill="#6c645d" />
      <path d="M-1-10L-3.4-6L-1.8-6.8L-.8-4.6L.6-6.6L1.6-6Z" fill="#f3efe5" />
    </g>
  </>
)

/** Grass and fields. */
const Plains = () => (
  <>
    <Pen
      id="bs-grass"
      d="M-3.4 0Q-2.8-3-2-4M-.6 0V-5.2M2.4 0Q2-2.8 1.4-4M-7 1.4Q-6.6-.4-6-1.2M5.6 1.2Q5.2-.6 4.8-1.2"
      ink="#97843f"
      width=".85"
    />
    <g id="bs-field">
      <path d="M-8 2L-4-4H9L5 2Z" fill="#cdb466" opacity=".75" />
      <path
        d="M-8 2L-4-4M-4.6 2L-.6-4M-1.2 2L2.8-4M2.2 2L6.2-4M5 2L9-4"
        fill="none"
        stroke="#9c8640"
        strokeWidth=".7"
      />
    </g>
    <g id="bs-bush">
      <path d="M-4 .6Q-4.6-2.6-1.6-2.8Q0-5 2-2.9Q4.8-2.6 4 .6Z" fill="#93a05a" stroke="#5c6a35" strokeWidth=".6" />
    </g>
  </>
)

/** Sand and water. */
const Shores = () => (
  <>
    <Pen id="bs-dune" d="M-11 1Q-5-5.5 0-2T11-1M-6 3.6Q-1 .6 4 2.6" ink="#bd9a58" width="1" />
    <Pen id="bs-dune2" d="M-9 1Q-3-5 3-1.4Q5-.4 8-1M-4 3Q0 1.4 3 2.4" ink="#c7a566" width=".95" />
    <g id="bs-stones">
      <path
        d="M-4 1L-2.6-2.4L.4-2.8L2 1ZM2.4 1.4L3.4-.6L5.6-.4L6.2 1.4Z"
        fill="#cdb78c"
        stroke="#97794a"
        strokeWidth=".6"
      />
    </g>
    <Pen id="bs-wave" d="M-10 0Q-7.5-4-5 0T0 0T5 0T10 0" ink="#3f7680" width=".95" opacity=".6" />
    <Pen id="bs-wave2" d="M-6 0Q-4-3.4-2 0T2 0T6 0M-2 3.4Q0 .8 2 3.4T6 3.4" ink="#e8f1e8" width=".9" opacity=".55" />
  </>
)

/** The small drawings of the country as symbols; each stands with its foot at 0, 0. Lamp upper left. */
export const MapSigns = memo(function MapSigns() {
  return (
    <>
      <Trees />
      <Hills />
      <Mountains />
      <Plains />
      <Shores />
    </>
  )
})
