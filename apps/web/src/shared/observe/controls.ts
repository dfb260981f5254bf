/** What a person presses or types into. */
export const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role=tab], [role=menuitem], [role=menuitemradio], [role=option]'

/** What these show is what the person has chosen or typed, even when it is a message of ours: «Активен». */
export const VALUES = 'input, select, textarea, [aria-haspopup=listbox], [role=menuitemradio], [role=option]'

/** What react-aria keeps for screen readers, to dismiss what floats, and for the autofill of browsers. */
export const UNPRESSED = '[aria-hidden=true], [hidden], input[type=hidden], button[style*="width: 1px"]'
