import { type ServerResponse } from 'node:http';

/**
 * Calls back once, when the response is over: sent completely, or its connection broken. Node tells a response that waits
 * behind another one on the same connection nothing, so there the connection is watched.
 */
export function whenGone(response: ServerResponse, callBack: () => void): void {
  const { socket } = response.req;
  const isWaiting = response.socket === null;
  let isTold = false;
  const tell = (): void => {
    if (isTold) return;
    isTold = true;
    response.off('close', tell);
    if (isWaiting) socket.off('close', tell);
    callBack();
  };
  if (response.destroyed || socket.destroyed) {
    process.nextTick(tell);
    return;
  }
  response.once('close', tell);
  if (isWaiting) socket.once('close', tell);
}
