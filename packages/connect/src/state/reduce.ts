import type { DialogAction, DialogState, View } from './DialogState.ts'

/** The dialog's reducer: pure, so that tests can tabulate every path. */
export function reduce(state: DialogState, action: DialogAction): DialogState {
  const { attempt, views } = state
  switch (action.type) {
    case 'open':
      return { attempt, views: [openView(action.view)] }
    case 'close':
      return { attempt: attempt + 1, views: [] }
    case 'back':
      return views.length > 1 ? { attempt: attempt + 1, views: views.slice(0, -1) } : state
    case 'show':
      return views.length > 0 ? { attempt: attempt + 1, views: [...views, action.view] } : state
    case 'pick':
      return pick(state, action)
    case 'progress':
      // A late result of an abandoned attempt must not change the current view.
      return action.attempt === attempt
        ? replaceTop(state, 'connect', (view) => ({ ...view, progress: action.progress }))
        : state
    case 'signIn':
      return replaceTop(state, 'verify', (view) => ({ ...view, progress: action.progress }))
    case 'switch':
      return replaceTop(state, 'networks', (view) => ({ ...view, progress: action.progress }))
    case 'switched':
      // A pending sign-in below comes next, unless the user opened another view meanwhile.
      if (views.at(-1)?.view !== 'networks') return state
      return { attempt: attempt + 1, views: views[0]?.view === 'verify' ? views.slice(0, 1) : [] }
    case 'connectedElsewhere':
      return { attempt: attempt + 1, views: [...views, openView('networks')] }
    case 'connected':
      return views.length > 0 && !isConnecting(state)
        ? state
        : { attempt: attempt + 1, views: action.mustSignIn ? [openView('verify')] : [] }
    case 'restored':
      return closeList(state)
    case 'disconnected':
      // The list stays: a disconnection by another wallet must not close the dialog.
      return isConnecting(state) ? state : { attempt: attempt + 1, views: [] }
  }
}

function openView(view: Extract<DialogAction, { type: 'open' }>['view']): View {
  switch (view) {
    case 'list':
      return { view }
    case 'profile':
      return { view }
    case 'networks':
      return { progress: { status: 'idle' }, view }
    case 'verify':
      return { progress: { status: 'preparing' }, view }
  }
}

/** Selecting a wallet restarts the attempt; the stack below stays for "Back". */
function pick(
  { attempt, views }: DialogState,
  { item, progress }: Extract<DialogAction, { type: 'pick' }>,
): DialogState {
  const next = attempt + 1
  const below = views.at(-1)?.view === 'connect' ? views.slice(0, -1) : views
  const ground: readonly View[] = below.length > 0 ? below : [{ view: 'list' }]
  return { attempt: next, views: [...ground, { attempt: next, item, progress, view: 'connect' }] }
}

/** Only the list itself, not a selected wallet. */
function closeList(state: DialogState): DialogState {
  return state.views.length === 1 && isConnecting(state) ? { attempt: state.attempt + 1, views: [] } : state
}

function isConnecting({ views }: DialogState): boolean {
  return views[0]?.view === 'list'
}

function replaceTop<name extends View['view']>(
  state: DialogState,
  name: name,
  change: (view: Extract<View, { view: name }>) => View,
): DialogState {
  const top = state.views.at(-1)
  return top && is(top, name) ? { ...state, views: [...state.views.slice(0, -1), change(top)] } : state
}

const is = <name extends View['view']>(view: View, name: name): view is Extract<View, { view: name }> =>
  view.view === name
