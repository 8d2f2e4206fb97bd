import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createLocalStore } from './createLocalStore.ts'
import { getSaveFailures } from './saveFailures.ts'

const schema = z.array(z.string())

/** A same-origin document with its own view of storage, like another tab. */
function openTab(key: string) {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  const { contentWindow } = frame
  if (!contentWindow) throw new Error('The frame has no window.')
  return createLocalStore({ empty: [], key, schema, storage: contentWindow.localStorage, target: contentWindow })
}

function forget(key: string): void {
  for (const name of [key, `${key}.writes`]) window.localStorage.removeItem(name)
}

test('default: what two tabs add by turns is in both, and in storage', async () => {
  const key = `test.${crypto.randomUUID()}`
  onTestFinished(() => forget(key))
  const [one, other] = [openTab(key), openTab(key)]
  for (let index = 0; index < 20; index++) {
    one.update((all) => [...all, `a${index}`])
    other.update((all) => [...all, `b${index}`])
  }
  for (const tab of [one, other]) await expect.poll(() => tab.get()).toHaveLength(40)
  expect(openTab(key).get()).toHaveLength(40)
})

test('error: with storage that is really full every change stays, is reported, and is saved once there is room', async () => {
  const key = `test.${crypto.randomUUID()}`
  const filler = `filler.${crypto.randomUUID()}`
  onTestFinished(() => {
    forget(key)
    window.localStorage.removeItem(filler)
  })
  fillStorage(filler)
  const storage = window.localStorage
  const store = createLocalStore({ empty: [], key, schema, storage, target: window })
  const failures = getSaveFailures(storage)
  const signatures = ['1', '2'].map((letter) => letter.repeat(132))
  for (const signature of signatures) store.update((all) => [...all, signature])
  expect(store.get()).toEqual(signatures)
  expect(storage.getItem(key)).toBeNull()
  expect(failures.get().get(key)?.read()).toBe(JSON.stringify(signatures))
  storage.removeItem(filler)
  failures.retry()
  expect(storage.getItem(key)).toBe(JSON.stringify(signatures))
  expect(failures.get().has(key)).toBe(false)
})

/** Until not one character more fits. */
function fillStorage(name: string): void {
  let text = ''
  for (let size = 4_194_304; size >= 1; size = Math.floor(size / 2))
    for (;;)
      try {
        const longer = `${text}${'x'.repeat(size)}`
        window.localStorage.setItem(name, longer)
        text = longer
      } catch {
        break
      }
}
