import { storedObjects } from '#content/definition.ts';
import { asWhole } from '#content/schema/stored-number.ts';
import { type EditedModel, editedModels } from '#contract/calls/content-calls.ts';
import { type historyCalls } from '#contract/calls/history-calls.ts';
import { refuse } from '../refuse.ts';
import { listHistory, type PastState, readPastState, readStep } from '../usecases/history/read-history.ts';
import { type Services } from '../usecases/services.ts';
import { type Handlers } from './register-calls.ts';

export function historyHandlers({ db, inEdit }: Services): Handlers<keyof typeof historyCalls> {
  return {
    async history({ params: { Offset, Limit }, query }) {
      const part = {
        model: query.Model,
        id: numberIn(query.ID),
        tour: query.Tour === undefined ? undefined : await tourPart(Number(query.Tour)),
        who: query.Who,
        since: momentIn(query.Since),
        before: momentIn(query.Before),
        isDeleted: query.Deleted === 'true',
      };
      const { entries, total } = await listHistory(db.readLong, part, { offset: Offset, limit: Limit });
      return {
        Entries: entries.flatMap(({ epoch, at, who, cause, model, id, kind, fields, object }) => {
          const Model = editedModel(model);
          if (Model === undefined) return [];
          return {
            Epoch: epoch,
            At: new Date(at).toISOString(),
            Who: who,
            Cause: cause,
            Model,
            ID: id,
            Kind: kind,
            Fields: [...fields],
            ...(object === undefined ? {} : { Object: object }),
          };
        }),
        Total: total,
      };
    },
    async pastObject({ params: { Model, Object: id, Epoch } }) {
      const state = await readPastState(db.read, { model: Model, id, epoch: Epoch });
      if (state === undefined) throw refuse('revision-missing', {});
      return answerOf(state);
    },
    async pastStep({ params: { Epoch } }) {
      const states = await readStep(db.readLong, Epoch);
      if (states.length === 0) throw refuse('revision-missing', {});
      return {
        Objects: states.flatMap(({ model, id, ...state }) => {
          const Model = editedModel(model);
          return Model === undefined ? [] : { Model, ID: id, ...answerOf(state) };
        }),
      };
    },
  };

  async function tourPart(id: number): Promise<{ readonly id: number; readonly stations: readonly number[] }> {
    const { definition } = await inEdit.current();
    const stations = storedObjects(definition, 'TourItems').flatMap((item) =>
      asWhole(item['TourID']) === id ? (asWhole(item['LocationID']) ?? []) : [],
    );
    return { id, stations: [...new Set(stations)] };
  }
}

const editedModel = (model: string): EditedModel | undefined => editedModels.find((known) => known === model);
const numberIn = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));
const momentIn = (text: string | undefined): number | undefined => (text === undefined ? undefined : Date.parse(text));

function answerOf({ before, after, isWhole }: PastState): {
  Before?: PastState['before'];
  After?: PastState['after'];
  IsWhole: boolean;
} {
  return {
    ...(before === undefined ? {} : { Before: before }),
    ...(after === undefined ? {} : { After: after }),
    IsWhole: isWhole,
  };
}
