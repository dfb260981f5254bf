/** Where the browser keeps whether the navigation is folded: `yes` or `no`; nothing when nobody has chosen. */
export const COLLAPSED_KEY = 'cabinet.navigation.collapsed'
