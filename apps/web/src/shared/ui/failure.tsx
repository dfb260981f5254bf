import { Banner } from '@cabinet/ui/banner'
import { useEffect, useRef } from 'react'

/**
 * What came of a press that the server has refused: read aloud at once and brought into sight, for the end of a long page
 * may lie below what a phone shows.
 */
export const Failure = ({
  text,
  isSought = true,
}: {
  readonly text: string
  /** False when the page goes elsewhere: to a wrong field. */
  readonly isSought?: boolean
}) => {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSought) banner.current?.scrollIntoView({ block: 'nearest' })
  }, [isSought])
  return (
    <Banner ref={banner} tone="negative" announce="alert">
      {text}
    </Banner>
  )
}
