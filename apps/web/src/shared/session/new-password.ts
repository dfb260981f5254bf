/** Where the browser keeps that its person must choose a password or set up a second factor first: `yes`, or nothing. */
export const NEW_PASSWORD_KEY = 'cabinet.newPassword'

/** Tells the document of the next visit whether the cabinet opens: its frame is drawn before anybody can be asked. */
export const rememberNewPassword = (isNeeded: boolean): void => {
  try {
    if (isNeeded) localStorage.setItem(NEW_PASSWORD_KEY, 'yes')
    else localStorage.removeItem(NEW_PASSWORD_KEY)
  } catch {
    // A browser that keeps nothing shows the frame for a moment.
  }
}
