import type { ReadMessage, ReadTransaction } from '@countersign/protocol/offline'
import { useEffect, useRef, useState } from 'react'
import { createNode, type NodeAnswer, readFromNode } from './readFromNode.ts'

type NodeState =
  | { status: 'idle' }
  | { status: 'asking' }
  | { status: 'answered'; answer: NodeAnswer }
  | { status: 'failed'; error: unknown }

export type UseNodeResultReturnType = { state: NodeState; ask: (url: string) => void }

/** Queries a node on demand; ignores answers to outdated queries. */
export function useNodeResult(reading: ReadTransaction | ReadMessage): UseNodeResultReturnType {
  const [state, setState] = useState<NodeState>({ status: 'idle' })
  const latest = useRef(0)
  useEffect(
    () => () => {
      latest.current += 1
    },
    [],
  )
  const ask = (url: string) => {
    latest.current += 1
    const turn = latest.current
    const settle = (next: NodeState) => turn === latest.current && setState(next)
    setState({ status: 'asking' })
    readFromNode(createNode(url), reading).then(
      (answer) => settle({ status: 'answered', answer }),
      (error: unknown) => settle({ status: 'failed', error }),
    )
  }
  return { state, ask }
}
