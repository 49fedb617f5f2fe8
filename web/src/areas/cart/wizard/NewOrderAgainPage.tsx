import { orderQueries } from '@portal/contracts/areas/orders';
import type { ResourceDetail } from '@portal/contracts/areas/resources';
import { useCallClient } from '#core/client/client-context';
import { useCallQuery } from '#core/client/use-call-query';
import { Loaded } from '#ui/states/Loaded';
import { useItemAgain } from '../again/again-ground';
import { copyFiles, hasFiles } from '../again/copy-files';
import { FilledInPage } from './FilledInPage';
import { NotOrderableNotice } from './NotOrderableNotice';
import { WizardSkeleton } from './WizardSkeleton';

interface AgainProps {
  piece: ResourceDetail;
  /** `{order}.{place}` of what was ordered before: this piece, or one that it stands in for. */
  again: string;
}

/** A piece as it, or another one, was ordered before: with all its answers, to be changed or confirmed. */
export function NewOrderAgainPage({ piece, again }: AgainProps) {
  const [id = '', place = ''] = again.split('.');
  const client = useCallClient();
  const itemAgain = useItemAgain();
  const order = useCallQuery(orderQueries.GetOrder, { id });
  return (
    <Loaded query={order} skeleton={<WizardSkeleton />}>
      {(loaded) => {
        const item = loaded.items[Number(place)];
        if (item === undefined) return <NotOrderableNotice link={piece.link} />;
        return (
          <FilledInPage
            piece={piece}
            source={`again-${again}`}
            refilled={() => itemAgain(loaded, item, piece)}
            copyFiles={hasFiles(item) ? () => copyFiles(client, loaded.id, item) : null}
          />
        );
      }}
    </Loaded>
  );
}
