// Runs anew for every file of tests of pages, while all of them share one window and load every module once.
import { afterEach, beforeEach } from 'vitest'
import { beginTest, endTest } from './open-page.tsx'

beforeEach(beginTest)
afterEach(endTest)
