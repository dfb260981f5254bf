/** What people write around the two halves of a document: «серия 45 10, номер 123456». */
export const seriesWords = /[\s,;]*(?:сери[яи]|сер\.?|номер|ном\.?|№|#|n[o°]?\.?)[\s:.]*/gi
