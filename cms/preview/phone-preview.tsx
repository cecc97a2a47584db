import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type AnswerOf } from '#contract/call.ts';
import { type phoneCalls } from '#contract/calls/phone-calls.ts';
import { hasStatus, type RequestError } from '#contract/errors.ts';
import { phonePreviewPath } from '#contract/paths.ts';
import { type Draft } from '../draft/draft.ts';
import { useConnection } from '../session/session-context.tsx';
import { useFromLateDraft } from '../workspace/workspace-context.tsx';
import { baseCounter, unsavedIn } from './unsaved.ts';
import { createSendLatest } from './send-latest.ts';

/** The preview on real phones, as far as it has come. */
export type PhonePreview =
  | { readonly kind: 'closed' | 'opening' | 'ended' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | {
      readonly kind: 'open';
      readonly id: string;
      /** The address that a phone opens; several if it depends on the network where phones find this computer. */
      readonly addresses: readonly string[];
      /** Milliseconds since 1970. */
      readonly validUntil: number;
      readonly phones: number;
      /** Why phones do not get the last change. */
      readonly failure?: RequestError | undefined;
    };

export interface PhonePreviewControls {
  readonly preview: PhonePreview;
  /** @param place the guide's address where the phone begins: `/detail/5` */
  readonly open: (place: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

const PhoneContext = createContext<PhonePreviewControls | undefined>(undefined);

export function usePhonePreview(): PhonePreviewControls {
  const value = use(PhoneContext);
  if (value === undefined) throw new Error('usePhonePreview needs a PhonePreviewProvider around it');
  return value;
}

/** Keeps the preview on phones while staff go from object to object, and tells it what they change. */
export function PhonePreviewProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { client } = useConnection();
  const [preview, setPreview] = useState<PhonePreview>({ kind: 'closed' });
  const id = preview.kind === 'open' ? preview.id : undefined;
  const controls = useMemo(
    (): PhonePreviewControls => ({
      preview,
      async open(place) {
        setPreview({ kind: 'opening' });
        try {
          const opened = await client('openPhonePreview', { body: { Place: place } });
          setPreview({
            kind: 'open',
            id: opened.ID,
            addresses: addressesOf(opened),
            validUntil: Date.parse(opened.ValidUntil),
            phones: 0,
          });
        } catch (error) {
          setPreview({ kind: 'failed', error });
        }
      },
      async close() {
        setPreview({ kind: 'closed' });
        // If that fails, it expires.
        if (id !== undefined) await client('closePhonePreview', { params: { ID: id } }).catch(() => undefined);
      },
    }),
    [preview, id, client],
  );
  const change = (fields: Partial<Extract<PhonePreview, { kind: 'open' }>>): void =>
    setPreview((now) => (now.kind === 'open' && now.id === id ? { ...now, ...fields } : now));
  return (
    <PhoneContext value={controls}>
      {children}
      {preview.kind === 'open' ? (
        <Teller
          key={preview.id}
          id={preview.id}
          validUntil={preview.validUntil}
          onPhones={(phones) => change({ phones, failure: undefined })}
          onFailure={(failure) => change({ failure })}
          onEnd={() => setPreview({ kind: 'ended' })}
        />
      ) : null}
    </PhoneContext>
  );
}

/** Several addresses only if staff opened the server by a name that means their own computer. */
function addressesOf({
  Secret,
  Origins,
}: Pick<AnswerOf<typeof phoneCalls.openPhonePreview>, 'Secret' | 'Origins'>): readonly string[] {
  const own = new URL(`/${phonePreviewPath}`, document.baseURI);
  const origins = Origins.length > 0 ? Origins : [own.origin];
  return origins.map((origin) => `${origin}${own.pathname}#${Secret}`);
}

interface TellerProps {
  readonly id: string;
  readonly validUntil: number;
  readonly onPhones: (phones: number) => void;
  readonly onFailure: (failure: RequestError) => void;
  readonly onEnd: () => void;
}

const wholeDraft = (draft: Draft): Draft => draft;

/** Milliseconds between two questions after the number of phones. */
const beat = 5000;

/** Tells phones about each change. */
function Teller({ id, validUntil, onPhones, onFailure, onEnd }: TellerProps): ReactNode {
  const { client } = useConnection();
  const draft = useFromLateDraft(wholeDraft);
  const [baseOf] = useState(() => baseCounter(draft));
  const latest = useRef<ReturnType<typeof createSendLatest<Draft>>>(undefined);

  const send = useEffectEvent(async (told: Draft): Promise<'done' | 'again'> => {
    try {
      const body = { Base: baseOf(told), Unsaved: unsavedIn(told) };
      const { Phones } = await client('showOnPhone', { params: { ID: id }, body: body as never });
      onPhones(Phones);
      return 'done';
    } catch (error) {
      if (hasStatus(error, 404)) onEnd();
      else onFailure(error as RequestError);
      return hasStatus(error, 404) || hasStatus(error, 413) ? 'done' : 'again';
    }
  });
  useEffect(() => {
    const sender = createSendLatest<Draft>((told) => send(told));
    latest.current = sender;
    return sender.stop;
  }, []);
  useEffect(() => latest.current?.push(draft), [draft]);

  /** Tells the same again, to hear how many phones follow. */
  const ask = useEffectEvent(() => latest.current?.push(draft));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const counting = setInterval(() => ask(), beat);
    const ending = setTimeout(() => end(), Math.max(validUntil - Date.now(), 0));
    return () => {
      clearInterval(counting);
      clearTimeout(ending);
    };
  }, [validUntil]);
  return null;
}
