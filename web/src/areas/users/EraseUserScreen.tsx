import { userCommands, userQueries } from '@portal/contracts/areas/users';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { Page } from '#ui/Page';
import { RecordMissing } from '#ui/record/RecordFormScreen';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonForm } from '#ui/states/Skeletons';
import { erasureTexts, usersTexts } from './texts';
import { ErasureForm } from './ErasureForm';
import { ErasureProofPanel } from './ErasureProofPanel';

const path = '/admin/users';

/** Asks before anything is erased. */
function Question({ id }: { id: number }) {
  const text = useText(erasureTexts);
  const [isErasing, setErasing] = useState(false);
  // Whoever is being erased is not asked for any more: the server does not know them from then on.
  const query = useCallQuery(userQueries.GetUser, { id }, { enabled: !isErasing });
  const erasure = useCallCommand(userCommands.EraseUser, {
    refresh: [userQueries.GetErasure, userQueries.ListUsers],
    once: true,
  });
  const erase = () => {
    setErasing(true);
    // Why it failed stands below the field.
    void erasure.send({ id }).catch(() => setErasing(false));
  };
  const name = query.data?.name ?? '';
  const isMissing = query.error?.code === 'user_not_found';
  const crumbs = [
    { label: text('people'), to: path },
    ...(name ? [{ label: name, to: `${path}/${id}` }] : []),
  ];
  return (
    <Page title={text('title', { name })} subtitle={text('subtitle')} crumbs={crumbs}>
      {isMissing ? (
        <RecordMissing words={usersTexts} path={path} />
      ) : (
        <Loaded query={query} skeleton={<SkeletonForm />}>
          {(user) => <ErasureForm user={user} error={erasure.error} isErasing={isErasing} onErase={erase} />}
        </Loaded>
      )}
    </Page>
  );
}

/** Erases somebody's personal data for ever, and proves it afterwards (S18, GDPR 17). */
export function EraseUserScreen() {
  const text = useText(erasureTexts);
  const id = Number(useParams()['id']);
  const proof = useCallQuery(userQueries.GetErasure, { id });
  if (proof.data?.requested_at === null) return <Question id={id} />;
  const title = text(proof.data?.erased_at == null ? 'pendingTitle' : 'proofTitle');
  return (
    <Page title={proof.data ? title : text('people')} crumbs={[{ label: text('people'), to: path }]}>
      <Loaded query={proof} skeleton={<SkeletonForm />}>
        {(erasure) => <ErasureProofPanel erasure={erasure} />}
      </Loaded>
    </Page>
  );
}
