/** An address that does not fit breaks before its `@`, not inside of a word. */
export const EmailText = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
