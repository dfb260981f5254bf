import { drawing } from './frame.tsx'

/** Nothing here yet: an open, empty box. */
export const EmptyBoxDrawing = drawing(
  <>
    <path d="M44 45 16 33v28l28 13 28-13V33z" />
    <path d="m44 45-9-15L8 42l8 4M44 45l9-15 27 12-8 4M44 45v29" />
    <path d="M34 20c0-5 4-9 9-9M52 14c2 1 3.5 3 4 5.5" opacity="0.5" />
  </>,
)
