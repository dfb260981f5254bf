import * as news from '@cabinet/contract/news'
import { handlers } from '../../platform/handlers.ts'
import { exportLetters } from './excel.ts'
import * as service from './service.ts'

export const newsHandlers = handlers(news, {
  find: (context) => service.findLetters(context),
  excel: (context) => exportLetters(context),
  get: (context) => service.letterCard(context),
  recipients: (context) => service.countReaders(context),
  create: (context) => service.createLetter(context),
  save: (context) => service.saveLetter(context),
  remove: (context) => service.removeLetter(context),
  test: (context) => service.sendTest(context),
  send: (context) => service.sendLetter(context),
  stop: (context) => service.stopLetter(context),
})
