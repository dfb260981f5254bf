import { Fragment } from 'react'

/** Before «@», and before a dot of what stands behind it; an address of the web is nothing but dots. */
const BREAKS = /(?=@)|(?<=@.*)(?=\.)|(?<!@.*)(?=\.)(?!.*@)/

/** An address of mail or of the web. One that does not fit breaks before a sign of its host, not inside of a word. */
export const NetAddress = ({ children }: { children: string }) =>
  children.split(BREAKS).map((part, index) => (
    // Parts of one text have no identity but their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
