import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderPart } from '#testing/render-part';
import { CallError } from '#core/client/call-error';
import { act, coreText, fireEvent, screen, see, uiText } from '#testing/screen-kit';
import { useToast } from './toast-context';
import { ToastProvider } from './ToastProvider';

const conflict = new CallError({
  call: 'X',
  code: 'conflict',
  status: 409,
  correlationId: 'c0ffee1234567890',
});

function Deleter({ onUndo }: { onUndo: () => void }) {
  const toast = useToast();
  return (
    <>
      <button onClick={() => toast.done('Pedido borrado', onUndo)}>Delete</button>
      <button onClick={() => toast.done('Guardada', onUndo, 'piece-1')}>Keep</button>
      <button onClick={() => toast.done('Ya no está guardada', onUndo, 'piece-1')}>Drop</button>
      <button onClick={() => toast.info('Revisa el nombre', undefined, 4000)}>Check</button>
      <button onClick={() => toast.failed(conflict)}>Fail</button>
      <button onClick={() => toast.withdraw()}>Withdraw</button>
      <button onClick={() => toast.failed(CallError.offline('X'))}>Unplug</button>
    </>
  );
}

async function press(button: string, onUndo = () => undefined as void) {
  renderPart(
    <ToastProvider>
      <Deleter onUndo={onUndo} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: button }));
  await act(() => import('./ToastProvider'));
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
});

describe('a message about something done', () => {
  it('[R-CON-07] is read out and shown for five seconds', async () => {
    await press('Delete');
    expect(screen.getByRole('status').textContent).toContain('Pedido borrado');
    await pass(4900);
    expect(screen.queryByText('Pedido borrado')).not.toBeNull();
    await pass(200);
    see.noText('Pedido borrado');
  });

  it('undoes the act, and goes', async () => {
    const onUndo = jest.fn();
    await press('Delete', onUndo);
    fireEvent.click(screen.getByRole('button', { name: uiText('undo') }));
    expect(onUndo).toHaveBeenCalledTimes(1);
    see.noText('Pedido borrado');
  });

  it('[U5] is undone by Ctrl+Z, but not by that of a field', async () => {
    const onUndo = jest.fn();
    await press('Delete', onUndo);
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'z' });
    expect(onUndo).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(onUndo).toHaveBeenCalledTimes(1);
    see.noText('Pedido borrado');
    field.remove();
  });

  it('[U8] is one message when the same is reported again, unless each can be undone', async () => {
    await press('Check');
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getAllByText('Revisa el nombre')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getAllByText('Pedido borrado')).toHaveLength(2);
  });

  it('goes when its content no longer holds; a failure stays', async () => {
    await press('Delete');
    fireEvent.click(screen.getByRole('button', { name: 'Fail' }));
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    see.noText('Pedido borrado');
    expect(screen.getByRole('status').textContent).toContain(coreText('rejection.conflict'));
  });

  it('takes the place of the one before it about the same thing', async () => {
    await press('Keep');
    fireEvent.click(screen.getByRole('button', { name: 'Drop' }));
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    see.noText('Guardada');
    expect(screen.getByText('Ya no está guardada')).not.toBeNull();
    expect(screen.getByText('Pedido borrado')).not.toBeNull();
  });

  it('waits while the pointer rests on it', async () => {
    await press('Delete');
    fireEvent.mouseEnter(screen.getByText('Pedido borrado'));
    await pass(20_000);
    expect(screen.queryByText('Pedido borrado')).not.toBeNull();
  });
});

it('[R-CON-06] a message with its own duration is gone after it', async () => {
  await press('Check');
  await pass(3900);
  expect(screen.queryByText('Revisa el nombre')).not.toBeNull();
  await pass(200);
  see.noText('Revisa el nombre');
});

describe('a message about a failure', () => {
  it('[U8] for want of a network goes when the network is back', async () => {
    await press('Unplug');
    expect(screen.getByRole('status').textContent).toContain(coreText('rejection.offline'));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('[U8] explains what happened and what to do, names the code, and stays until it is closed', async () => {
    await press('Fail');
    await pass(60_000);
    expect(screen.getByRole('status').textContent).toContain(coreText('rejection.conflict'));
    expect(screen.getByRole('status').textContent).toContain(
      uiText('errorCode', { code: 'conflict · c0ffee12' }),
    );
    fireEvent.click(screen.getByRole('button', { name: uiText('close') }));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
