/** As wide as a page is read; the header keeps to the same edges. */
export const CONTAINER = '1264px'
