import { expect, test } from 'vitest'
import { createScheduler } from './createScheduler.ts'
import { nextTask } from './nextTask.ts'

/** Tasks begin when the test says so. */
function setup() {
  const tasks: (() => void)[] = []
  const takeTurn = createScheduler(() => new Promise((resolve) => tasks.push(resolve)))
  const entered: number[] = []
  const enter = (count: number) => {
    for (let index = 0; index < count; index++) void takeTurn().then(() => entered.push(index))
  }
  const runTask = async () => {
    tasks.shift()?.()
    await nextTask()
  }
  return { enter, entered, runTask, tasks }
}

test('default: a task of its own for every three, in their order', async () => {
  const { enter, entered, runTask } = setup()
  enter(7)
  await nextTask()
  expect(entered).toEqual([])
  await runTask()
  expect(entered).toEqual([0, 1, 2])
  await runTask()
  await runTask()
  expect(entered).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('behavior: who comes after all have gone is let in too, and nobody waits for nothing', async () => {
  const { enter, entered, runTask, tasks } = setup()
  enter(1)
  await runTask()
  expect(tasks).toEqual([])
  enter(2)
  await runTask()
  expect(entered).toEqual([0, 0, 1])
})
