/** Both dialogs behind «Подключить страхование» are as wide as the specification says, in pixels. */
export const WIDTH = 420
